import { eq } from "drizzle-orm";
import { messageName, messageNameTaken } from "~/models/conversations/message-name";
import type { MessageTarget } from "~/models/conversations/message-target";
import { attachmentMessages } from "~/models/conversations/messages/attachment-problem";
import type { MessageForm } from "~/models/conversations/messages/message-form";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { conversations } from "~/tables/conversations/conversations";
import { isNameTaken } from "../../accounts/register/is-name-taken.server";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { beginConversation } from "./begin-conversation.server";
import type { ConversationContext } from "./conversation-context.server";
import { findTarget } from "./find-target.server";
import { type MessagePlace, writeOnce } from "./write-once.server";

/** A customer's message, and what it is written in or about. */
export type SentMessage = {
  customer: VisitorCustomer;
  to: MessageTarget;
  form: MessageForm;
  files: readonly IncomingFile[];
};

/**
 * Writes a customer's message; the first one about something stores its conversation. A repeated post of one
 * form is the same message (rules conversations-1 to conversations-4).
 * @throws AppError `not_found`, `invalid` or `conflict` beside `display_name`, `invalid` beside `files`,
 * `too_many`, `conflict` above the limit of conversations
 */
export async function sendMessage(
  ctx: ConversationContext,
  { customer, to, form, files }: SentMessage,
): Promise<MessagePlace> {
  const { row: known } = await findTarget(ctx, customer.id, to);
  const name = known?.customerName ?? (await chooseName(ctx, customer, form.display_name));
  if (files.length > 0 && known?.enableCustomerAttachment === false)
    throw new AppError("invalid", attachmentMessages.notAllowed(), "files");
  await countMessage(ctx, customer.email);
  return writeOnce(
    ctx,
    {
      sender: { named: String(customer.id), owns: eq(conversations.customerId, customer.id) },
      authorName: name,
      content: form.content,
      code: form.code,
      files,
    },
    async (inner) => {
      const target = await findTarget(inner, customer.id, to);
      return target.row?.id ?? (await beginConversation(inner, { id: customer.id, name }, target));
    },
  );
}

async function chooseName(ctx: ShopContext, customer: VisitorCustomer, asked = ""): Promise<string> {
  const own = messageName(customer);
  if (own) return own;
  if (!asked) throw new AppError("invalid", phrase("Display name is required"), "display_name");
  if (await isNameTaken(ctx, asked, { customerId: customer.id, email: null }))
    throw new AppError("conflict", messageNameTaken, "display_name");
  return asked;
}

/**
 * Counts a message of a shopper, by network address and e-mail (rule conversations-4).
 * @throws AppError `too_many`
 */
export async function countMessage(ctx: ConversationContext, email: string): Promise<void> {
  const { messageByAddress, messageByEmail } = attemptLimits;
  await countAttempt(ctx, { action: "message", by: "address", who: ctx.clientAddress }, messageByAddress);
  await countAttempt(ctx, { action: "message", by: "email", who: email }, messageByEmail);
}
