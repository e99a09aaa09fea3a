// @public

import { cutText } from "../platform/text/storable-text";
import { emailSchema } from "../platform/validation/email";
import type { SubmittedValue } from "../shops/forms/submitted-value";
import { type ContactField, contactPart } from "./contact-field";
import { conversationLimits } from "./conversation-limits";

/**
 * A request of the contact form as the first message of a conversation. `email` is empty if there is none.
 */
export type ContactMessage = { name: string; email: string; subject: string; content: string };

const maxContentLength = 10_000;
const defaultSubject = "Contact request";

/** A submitted form, and what its sender is known by. */
type ContactRequest = {
  fields: readonly ContactField[];
  values: readonly SubmittedValue[];
  /** E-mail of the signed-in customer; another one that was typed is part of the message. */
  accountEmail?: string | undefined;
  /** Fields whose files all are attached to the message, so that it need not name them. */
  attached?: ReadonlySet<string>;
};

/**
 * Composes a message of what a contact form sent: names, the first e-mail and the subject are taken apart,
 * the one long text comes first, and the other answers follow with their labels (rule conversations-10).
 */
export function contactMessage({
  fields,
  values,
  accountEmail,
  attached = new Set(),
}: ContactRequest): ContactMessage {
  const byWuid = new Map(values.map(({ wuid, value }) => [wuid, value.trim()]));
  const filled = fields
    .map((field) => ({ ...field, part: contactPart(field), value: textOf(field, byWuid.get(field.wuid)) }))
    .filter(({ value }) => value !== "");
  const names = filled.filter(({ part }) => part === "name");
  const address = filled.find(({ part, value }) => part === "email" && emailSchema.safeParse(value).success);
  const about = filled.find(({ part }) => part === "subject");
  const email = emailSchema.safeParse(address?.value).data ?? "";
  const isOwnEmail = accountEmail === undefined || accountEmail === email;
  const taken = new Set([...names, ...(isOwnEmail ? [address] : []), about]);
  const rest = filled.filter((each) => !taken.has(each) && !attached.has(each.wuid));
  const texts = rest.filter(({ part }) => part === "text");
  const main = texts.length === 1 ? texts[0] : undefined;
  const details = rest
    .filter((each) => each !== main)
    .map(({ wuid, label, value }) => `${label || wuid}: ${value}`);
  const content = [main?.value, details.join("\n")].filter(Boolean).join("\n\n");
  const name = names.map(({ value }) => value).join(" ") || email || "Guest";
  return {
    name: cutText(name, conversationLimits.displayName),
    email,
    subject: cutText(about?.value ?? defaultSubject, conversationLimits.subject),
    content: cutText(content || about?.value || defaultSubject, maxContentLength),
  };
}

/** A checkbox that was left empty says nothing, nor does one that must be checked. */
function textOf({ kind, isRequired }: ContactField, value = ""): string {
  if (kind !== "checkbox") return value;
  return value === "On" && !isRequired ? "Yes" : "";
}
