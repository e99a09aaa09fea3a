import { z } from "zod";
import { type MessageTarget, targetOfPath } from "../message-target";

const id = z.union([z.string(), z.number()]).transform(String);
const named = z.union([id, z.object({ _id: id }).transform(({ _id }) => _id)]);
const message = z.union([z.string(), z.object({ content: z.string() }).transform(({ content }) => content)]);

/** What `PUT /api/modules/messages/conversation` takes. */
const schema = z.object({
  type: z.enum(["add_message", "mask_read", "Order", "Product", "Customer"]),
  conversation: named.optional(),
  subject: z.string().optional(),
  entity: named.optional(),
  message: message.optional(),
  customer: z.object({ display_name: z.string().optional() }).optional().catch(undefined),
  /** Makes a repeated call the same message. */
  code: z.string().uuid().optional(),
});

/** A call about conversations: to mark one as read, or to write a message. */
export type ConversationCall =
  | { kind: "read"; target: MessageTarget }
  | { kind: "write"; target: MessageTarget; content: unknown; displayName?: string; code?: string };

/** Reads a call; null for one that names no conversation and nothing to begin one about. */
export function readConversationCall(input: unknown): ConversationCall | null {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return null;
  const {
    type,
    conversation = "",
    entity = "",
    subject = "",
    message: content,
    customer,
    code,
  } = parsed.data;
  const target = targetOf(type, { conversation, entity, subject });
  if (!target) return null;
  if (type === "mask_read") return { kind: "read", target };
  const displayName = customer?.display_name;
  return {
    kind: "write",
    target,
    content,
    ...(displayName === undefined ? {} : { displayName }),
    ...(code === undefined ? {} : { code }),
  };
}

function targetOf(
  type: z.output<typeof schema>["type"],
  { conversation, entity, subject }: { conversation: string; entity: string; subject: string },
): MessageTarget | null {
  switch (type) {
    case "Customer":
      return { about: "subject", subject };
    case "Order":
      return targetOfPath(`order/${entity}`);
    case "Product":
      return targetOfPath(`product/${entity}`);
    default: {
      const target = targetOfPath(conversation);
      return target?.about === "conversation" ? target : null;
    }
  }
}
