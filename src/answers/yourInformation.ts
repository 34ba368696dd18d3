import * as v from "valibot";
import { email } from "./kinds/email";
import { line } from "./kinds/line";
import { message } from "./kinds/message";
import { optional } from "./kinds/optional";
import { personName } from "./kinds/personName";
import { phone } from "./kinds/phone";
import { postcode } from "./kinds/postcode";

export const contactWays = ["email", "phone"] as const;

/** Step 3: who asks and how to reach them. The phone is needed only by who wants to be called. */
export const yourInformation = v.pipe(
  v.object({
    firstName: personName,
    lastName: personName,
    email,
    contactBy: v.picklist(contactWays, "required"),
    phone: optional(phone),
    postcode,
    municipality: line(60),
    message: optional(message),
  }),
  v.forward(
    v.partialCheck(
      [["contactBy"], ["phone"]],
      ({ contactBy, phone: number }) => contactBy !== "phone" || number !== null,
      "phoneNeeded",
    ),
    ["phone"],
  ),
);

export type YourInformation = v.InferOutput<typeof yourInformation>;
