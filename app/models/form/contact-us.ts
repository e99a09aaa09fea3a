import type { FormDefinition } from "./form-definition";
import { readFormDefinition } from "./read-form-definition";

/** Name contact requests are listed under; they belong to no form of the shop. */
const contactUsName = "contact-us";

const maxFields = 40;
/** What is no field of the request: who is written to is for the shop to say, never for a stranger. */
const controls = new Set(["email_to", "recaptcha_token"]);

/**
 * The fields of a contact request as a form, made from what was sent: the API leaves them to its caller (rule
 * forms-15). Null when nothing usable was sent, or far too much.
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
  return readFormDefinition(contactUsName, { props: { formName: "Contact us", notifyByEmail: true }, items });
}

const isWuid = (name: string) => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(name);
