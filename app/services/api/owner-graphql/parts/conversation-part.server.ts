import { z } from "zod";
import type { Conversation } from "~/models/api/owner/generated/conversation";
import { subjectTitle } from "~/models/conversations/conversation-view";
import { isAppError } from "~/models/platform/error/app-error";
import { closeConversation as close } from "../../../conversations/inbox/close-conversation.server";
import { conversationView } from "../../../conversations/inbox/conversation-view.server";
import { findConversation } from "../../../conversations/inbox/find-conversation.server";
import { listInbox } from "../../../conversations/inbox/list-inbox.server";
import { replyToConversation as reply } from "../../../conversations/inbox/reply-to-conversation.server";
import { cursorMoment, readPage } from "../cursor.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const conversations: QueryResolvers["conversations"] = (_parent, { isUnread, text, ...page }, { api }) =>
  readPage(page, z.object({ at: cursorMoment, id: z.number().int() }), {
    list: (after, limit) => listInbox(api.ctx, { isUnread, text: text ?? "", limit, after }),
    keyOf: ({ cursor }) => cursor,
    nodeOf: ({ cursor: _cursor, lastMessageAt, ...one }) => ({
      ...one,
      lastMessageAt: lastMessageAt.toISOString(),
    }),
  });

const conversation: QueryResolvers["conversation"] = async (_parent, { id, before }, { api }) => {
  try {
    return await load(api, id, before ?? undefined);
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return null;
    throw error;
  }
};

const replyToConversation: MutationResolvers["replyToConversation"] = async (_parent, sent, { api }) => {
  const { id, content, firstName, lastName } = sent;
  await reply(api.ctx, id, { content, firstName: firstName ?? "", lastName: lastName ?? "" });
  return load(api, id);
};

const closeConversation: MutationResolvers["closeConversation"] = async (_parent, { id }, { api }) => {
  await close(api.ctx, id);
  return load(api, id);
};

async function load({ ctx }: OwnerApi, id: number, before?: number): Promise<Conversation> {
  const row = await findConversation(ctx, id);
  const { subject, messages, earlierBefore } = await conversationView(ctx, row, before);
  return {
    id,
    title: subjectTitle(subject),
    customerName: row.customerName,
    guestEmail: row.guestEmail,
    sellerId: row.sellerId,
    isUnread: row.isStoreUnread,
    isResolved: row.isResolved,
    earlierBefore,
    messages: messages.map(({ id: messageId, at, authorName, content, attachments }) => ({
      id: messageId,
      at,
      authorName,
      content,
      files: attachments.map(({ name }) => name),
    })),
  };
}

export const conversationResolvers = {
  Query: { conversations, conversation },
  Mutation: { replyToConversation, closeConversation },
} satisfies Resolvers;
