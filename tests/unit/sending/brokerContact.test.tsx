import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BrokerContact } from "../../../src/sending/BrokerContact";
import { blankBroker } from "../../support/blankBroker";
import { renderWithTexts } from "../../support/renderWithTexts";
import { translateTexts } from "../../support/translateTexts";

it("an office comes in the place that was kept for it, though the page was translated meanwhile", () => {
  const { rerender, container } = renderWithTexts(<BrokerContact broker="loading" />);
  translateTexts("~");
  const office = { ...blankBroker, phone: "02 000 00 00", email: "info@kantoor.be" };
  rerender(<BrokerContact broker={office} />);
  expect(screen.getByRole("heading").textContent).toBe(office.name);
  expect(container.textContent?.match(/info@kantoor\.be|02 000 00 00/g)).toEqual([
    office.phone,
    office.email,
  ]);
});
