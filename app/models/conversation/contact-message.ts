import { emailSchema } from "../validation/email";
import { conversationLimits } from "./conversation-limits";

/** A request of the contact form as the first message of a conversation. `email` is empty if there is none. */
export type ContactMessage = { name: string; email: string; subject: string; content: string };

const maxContentLength = 10_000;
const nameFields = ["name", "first_name", "last_name"];
const apart = new Set([...nameFields, "email", "subject"]);

/** Composes a message of the texts a contact request has (rule conversations-10). */
export function contactMessage(values: readonly { wuid: string; value: string }[]): ContactMessage {
  const of = (wuid: string) => values.find((each) => each.wuid === wuid)?.value.trim() ?? "";
  const email = emailSchema.safeParse(of("email")).data ?? "";
  const names = nameFields.map(of).filter(Boolean).join(" ");
  const rest = values.filter(({ wuid, value }) => !apart.has(wuid) && value.trim() !== "");
  const [only] = rest;
  const content =
    rest.length === 1 && only
      ? only.value.trim()
      : rest.map(({ wuid, value }) => `${wuid}: ${value.trim()}`).join("\n");
  return {
    name: (names || email || "Guest").slice(0, conversationLimits.displayName),
    email,
    subject: (of("subject") || "Contact request").slice(0, conversationLimits.subject),
    content: (content || of("subject") || "Contact request").slice(0, maxContentLength),
  };
}
