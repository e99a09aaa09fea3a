// @public

import { fullName } from "../accounts/person-name";
import { asksName } from "../platform/form/asks-name";
import { autocompleteToken } from "../platform/form/autocomplete-token";
import type { FormField } from "../platform/form/form-field";

/** A field of a form that begins a conversation (rule conversations-10). */
export type ContactField = Pick<FormField, "wuid" | "kind" | "label" | "isRequired">;

/** What a field says in a message: who writes, where answers go, what it is about; the rest is its text. */
export type ContactPart = "name" | "email" | "subject" | "text" | "detail";

const subjectFields = new Set(["subject", "topic"]);

/** What a field of a contact form says, by its kind, its name or its label. */
export function contactPart({ wuid, kind, label }: Omit<ContactField, "isRequired">): ContactPart {
  if (kind === "email") return "email";
  if (asksName({ wuid, kind, label })) return "name";
  if (subjectFields.has(wuid)) return "subject";
  return kind === "textarea" ? "text" : "detail";
}

/** Who is signed in, as their contact forms begin. */
export type OwnContact = { firstName: string; lastName: string; email: string };

/** What fields of a contact form begin with for a signed-in customer, by their names. */
export function ownContactValues(
  fields: readonly ContactField[],
  { firstName, lastName, email }: OwnContact,
): Record<string, string> {
  const of = (field: ContactField): string => {
    const part = contactPart(field);
    if (part === "email") return email;
    if (part !== "name") return "";
    const token = autocompleteToken(field);
    if (field.wuid === "first_name" || token === "given-name") return firstName;
    if (field.wuid === "last_name" || token === "family-name") return lastName;
    return fullName({ firstName, lastName });
  };
  return Object.fromEntries(fields.map((field) => [field.wuid, of(field)]).filter(([, value]) => value));
}
