// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { PersonalizationField } from "./product-option";

/** What is asked for a gift certificate whose product has no fields of its own (rule options-11). */
export const giftCertificateFields = (): readonly PersonalizationField[] => [
  { ...field("recipient_name", phrase("Recipient’s name")), characterLimit: 100 },
  { ...field("recipient_email", phrase("Recipient’s email")), type: "email", characterLimit: 254 },
  { ...field("from_name", phrase("Your name")), characterLimit: 100 },
  { ...field("message", phrase("Message")), type: "textarea", isRequired: false, characterLimit: 500 },
  { ...field("send_on", phrase("Send on")), type: "date", isRequired: false, characterLimit: 10 },
];

function field(code: string, label: string) {
  return { code, label, type: "text" as const, isRequired: true, isDisplayed: true };
}
