// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type ConversationQuery = {
  /** Conversations of the shop that is called, the one with the newest message first. conversations:read */
  conversations: {
    args: {
      isUnread: boolean;
      text?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: ConversationPage;
  };
  /** One conversation with its newest messages, or those before a message; null where there is none. conversations:read */
  conversation: {
    args: {
      id: number;
      before?: number | null;
    };
    answer: Conversation | null;
  };
};
/** Arguments and answers of these calls. */
export type ConversationMutation = {
  /** Answers a conversation for the store or its seller; without a first name the answer is from Admin. conversations:write */
  replyToConversation: {
    args: {
      id: number;
      content: string;
      firstName: string | null;
      lastName: string | null;
    };
    answer: Conversation;
  };
  /** Marks a conversation as resolved. conversations:write */
  closeConversation: {
    args: {
      id: number;
    };
    answer: Conversation;
  };
};
export type ConversationPage = {
  nodes: Array<ConversationSummary>;
  pageInfo: PageInfo;
};
export type ConversationSummary = {
  id: number;
  /** What it is about. */
  title: string;
  customerName: string;
  /** Whether it has a message that the store has not read. */
  isUnread: boolean;
  isResolved: boolean;
  lastMessageAt: string;
};
export type Conversation = {
  id: number;
  title: string;
  customerName: string;
  /** Of a guest; empty for a customer. */
  guestEmail: string;
  sellerId: string;
  isUnread: boolean;
  isResolved: boolean;
  /** The oldest first. */
  messages: Array<ConversationMessage>;
  /** Sent as before, it asks for the messages before these; null where there are none. */
  earlierBefore: number | null;
};
export type ConversationMessage = {
  id: number;
  at: string;
  authorName: string;
  content: string;
  /** Names of the files that came with it. */
  files: Array<string>;
};
