import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BrokerContact } from "../../../src/sending/BrokerContact";
import { blankBroker } from "../../support/blankBroker";
import { renderWithTexts } from "../../support/renderWithTexts";

/** Each text gives way to an element with it, as a translation does. */
function translate(within: Node): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const words = document.createElement("font");
    words.textContent = text.data;
    text.replaceWith(words);
  }
}

it("an office comes in the place that was kept for it, though the page was translated meanwhile", () => {
  const { rerender, container } = renderWithTexts(<BrokerContact broker="loading" />);
  translate(container);
  const office = { ...blankBroker, phone: "02 000 00 00", email: "info@kantoor.be" };
  rerender(<BrokerContact broker={office} />);
  expect(screen.getByRole("heading").textContent).toBe(office.name);
  expect(container.textContent?.match(/info@kantoor\.be|02 000 00 00/g)).toEqual([
    office.phone,
    office.email,
  ]);
});
