import type { FormDefinition } from "./form-definition";
import { readFormDefinition } from "./read-form-definition";

/** Name under which contact requests are listed; no form of the shop has it. */
const contactUsName = "contact-us";

const maxFields = 40;
const props = { formName: "Contact us", notifyByEmail: true, startsConversation: true };
/** Names that are not fields: the shop decides about recipients, never the sender. */
const controls = new Set(["email_to", "recaptcha_token"]);

/**
 * A contact request as a form, with the fields that were submitted: the API lets its caller choose them (rule
 * forms-15). Null if there is no usable field, or far too many.
 */
export function contactUsForm(posted: Readonly<Record<string, unknown>>): FormDefinition | null {
  const names = Object.keys(posted).filter((name) => !controls.has(name) && isWuid(name));
  const isFilled = names.some((name) => typeof posted[name] === "string" && posted[name].trim() !== "");
  if (!isFilled || names.length > maxFields) return null;
  const items = names.map((name) => ({
    wuid: { value: name, label: "" },
    fieldLabel: { value: name, label: "" },
    fieldType: { value: name === "email" ? "email" : "textarea", label: "" },
  }));
  return readFormDefinition(contactUsName, { props, items });
}

const isWuid = (name: string) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(name);
