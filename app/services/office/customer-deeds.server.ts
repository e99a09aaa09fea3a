import { redirect } from "@remix-run/node";
import { z } from "zod";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView } from "~/models/office/record/record-view";
import { requiredText } from "~/models/platform/validation/required-text";
import { officeConversationPath } from "~/paths/office";
import { type ConversationOwner, writeToPerson } from "../conversations/inbox/write-to-person.server";
import type { RequestContext } from "../shops/context/request-context.server";

/** The form that writes to a person. */
export const writeDeed = (about: string): DeedView => ({
  deed: "write",
  label: "Write…",
  submit: "Send",
  isMain: true,
  about,
  fields: [
    deedField("subject", "Subject"),
    deedField("content", "Message", { kind: "long text", help: "It is mailed, and cannot be called back." }),
  ],
});

/** What the form that writes to a person sends. */
export const writeSchema = z.object({
  subject: requiredText("Subject", 200),
  content: requiredText("Message", 10_000),
});

/** Writes to a person in the name of who is signed in, and leads to the conversation. */
export async function writeTo(
  ctx: RequestContext,
  person: ConversationOwner,
  message: z.output<typeof writeSchema>,
): Promise<Response> {
  const firstName = (await ctx.staff())?.name ?? "";
  const id = await writeToPerson(ctx, person, { ...message, firstName });
  return redirect(officeConversationPath(id), 303);
}

/** The form that notes something about a person. */
export const noteDeed = (note: string): DeedView => ({
  deed: "note",
  label: "Note…",
  submit: "Save the note",
  fields: [
    deedField("note", "Note", {
      kind: "long text",
      text: note,
      isOptional: true,
      help: "The customer does not see it.",
    }),
  ],
});

/** The form that keeps a person out. */
export const blockDeed = (about: string): DeedView => ({
  deed: "block",
  label: "Block…",
  submit: "Block",
  isDanger: true,
  about,
  fields: [
    deedField("words", "What they read", {
      isOptional: true,
      help: "Without words of yours: “We can’t take this order. Please contact us.”",
    }),
    deedField("note", "Why", { kind: "long text", isOptional: true, help: "Staff alone see it." }),
  ],
});
