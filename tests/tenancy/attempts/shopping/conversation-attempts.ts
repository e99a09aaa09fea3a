import { closeConversation } from "~/services/conversations/inbox/close-conversation.server";
import { countUnread } from "~/services/conversations/inbox/count-unread.server";
import { findConversation } from "~/services/conversations/inbox/find-conversation.server";
import {
  findGuestRules,
  loadGuestConversation,
  sendGuestMessage,
} from "~/services/conversations/inbox/guest-conversation.server";
import { listConversations } from "~/services/conversations/inbox/list-conversations.server";
import { listInbox } from "~/services/conversations/inbox/list-inbox.server";
import { listUnanswered } from "~/services/conversations/inbox/list-unanswered.server";
import { markRead } from "~/services/conversations/inbox/mark-read.server";
import { replyToConversation } from "~/services/conversations/inbox/reply-to-conversation.server";
import { addAttachments } from "~/services/conversations/messages/add-attachments.server";
import { beginConversation } from "~/services/conversations/messages/begin-conversation.server";
import { asCustomer, asStore } from "~/services/conversations/messages/conversation-fixture.server";
import { findAttachment } from "~/services/conversations/messages/find-attachment.server";
import { findTarget } from "~/services/conversations/messages/find-target.server";
import { keepContactMessage } from "~/services/conversations/messages/keep-contact-message.server";
import { loadMessagePage } from "~/services/conversations/messages/load-message-page.server";
import { loadMessagePicture } from "~/services/conversations/messages/load-message-picture.server";
import { openTarget } from "~/services/conversations/messages/open-target.server";
import { readMessages } from "~/services/conversations/messages/read-messages.server";
import { readSubjects } from "~/services/conversations/messages/read-subjects.server";
import { sendAttachment } from "~/services/conversations/messages/send-attachment.server";
import { sendMessage } from "~/services/conversations/messages/send-message.server";
import { writeAttachments } from "~/services/conversations/messages/write-attachments.server";
import { writeMessage } from "~/services/conversations/messages/write-message.server";
import { askAsGuest } from "~/services/conversations/questions/ask-as-guest.server";
import { loadGuestQuestion } from "~/services/conversations/questions/load-guest-question.server";
import { signLink } from "~/services/shops/secrets/signed-link.server";
import { failure } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

const held = ({ conversationId: id }: TwoShops) => ({ about: "conversation", id }) as const;

/**
 * A guest's conversation of the first shop with the key of its mail, and the second shop's request for it.
 */
function guests({ alpha, beta, guestConversationId: id }: TwoShops) {
  const secret = "s".repeat(32);
  const key = signLink(secret, { kind: "conversation", shopId: alpha.shop.id, id: String(id) });
  return { ctx: { ...asStore(beta), secret, clientAddress: "192.0.2.7" }, held: { id, key } };
}

/** Tries services of conversations as the second shop with the first shop's rows. */
export const conversationAttempts: Attempts = {
  addAttachments: (shops) =>
    addAttachments(asCustomer(shops.beta, shops.owner.customer), shops.messageId, []),
  keepContactMessage: ({ beta, customer }) =>
    keepContactMessage(beta, {
      message: { name: "Eve", email: "", subject: "Eve", content: "Eve" },
      files: [],
      isMailed: false,
      customer: { ...customer, nickName: "", firstName: "Eve", lastName: "" },
    }),
  askAsGuest: ({ beta, mugId }) =>
    askAsGuest({ ...asStore(beta), clientAddress: "192.0.2.7" }, mugId, {
      email: "eve@example.com",
      name: "",
      content: "Eve",
      code: undefined,
      files: [],
    }),
  loadGuestQuestion: ({ beta, mugId }) => loadGuestQuestion(beta, mugId),
  findGuestRules: async (shops) => {
    const { ctx, held } = guests(shops);
    return findGuestRules(ctx, held);
  },
  loadGuestConversation: async (shops) => {
    const { ctx, held } = guests(shops);
    return loadGuestConversation(ctx, held);
  },
  sendGuestMessage: async (shops) => {
    const { ctx, held } = guests(shops);
    return sendGuestMessage(ctx, held, { content: "Eve", code: undefined, files: [] });
  },
  listInbox: ({ beta }) => listInbox(beta, { isUnread: false, limit: 100 }),
  listUnanswered: ({ beta }) => listUnanswered(beta, { types: ["Order", "Product", "Customer"], limit: 100 }),
  sendAttachment: (shops) =>
    sendAttachment(asCustomer(shops.beta, shops.owner.customer), {
      messageId: shops.messageId,
      fileName: "alpha.pdf",
      isDownload: false,
    }),
  findAttachment: (shops) =>
    findAttachment(asCustomer(shops.beta, shops.owner.customer), {
      messageId: shops.messageId,
      fileName: "alpha.pdf",
    }),
  loadMessagePicture: async (shops) => {
    const { ctx, held } = guests(shops);
    return loadMessagePicture(ctx, { messageId: shops.messageId, fileName: "alpha.pdf" }, held);
  },
  beginConversation: ({ beta, customer, mugId: productId }) =>
    beginConversation(
      beta,
      { id: customer.id, name: "Eve" },
      { subject: { type: "Product", productId, orderId: null, subject: "" }, sellerId: beta.shop.sellerId },
    ),
  writeMessage: ({ beta, conversationId }) =>
    writeMessage(beta, conversationId, { side: "Customer", authorName: "Eve", content: "Eve", code: "eve" }),
  writeAttachments: ({ beta, messageId }) =>
    writeAttachments(beta, messageId, [
      { name: "eve.pdf", extension: "pdf", mime: "application/pdf", sizeBytes: 1, storedAs: "eve.pdf" },
    ]),
  closeConversation: ({ beta, conversationId }) => closeConversation(beta, conversationId),
  countUnread: async ({ beta, customer }) => {
    if ((await countUnread(beta, customer.id)) > 0) throw failure("messages of another shop were counted");
  },
  findConversation: ({ beta, conversationId }) => findConversation(beta, conversationId),
  findTarget: (shops) => findTarget(shops.beta, shops.customer.id, held(shops)),
  listConversations: ({ beta, customer }) => listConversations(beta, customer.id, 1),
  loadMessagePage: (shops) => loadMessagePage(shops.beta, shops.owner.customer, held(shops)),
  markRead: ({ beta, conversationId }) => markRead(beta, conversationId, "Customer", 1),
  openTarget: ({ beta, customer, mugId }) =>
    openTarget(beta, customer.id, { about: "product", productId: mugId }),
  readMessages: ({ beta, conversationId }) => readMessages(beta, conversationId),
  readSubjects: ({ beta, mugId, order }) =>
    readSubjects(beta, [
      { type: "Product", productId: mugId, orderId: null, subject: "" },
      { type: "Order", productId: null, orderId: order.id, subject: "" },
    ]),
  replyToConversation: ({ beta, conversationId }) =>
    replyToConversation(asStore(beta), conversationId, { content: "Eve", firstName: "", lastName: "" }),
  sendMessage: (shops) =>
    sendMessage(asCustomer(shops.beta, shops.owner.customer), {
      customer: shops.owner.customer,
      to: held(shops),
      form: { content: "Not our conversation." },
      files: [],
    }),
};
