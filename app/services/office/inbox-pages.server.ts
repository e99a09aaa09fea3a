import { z } from "zod";
import { subjectTitle } from "~/models/conversations/conversation-view";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelRow, PanelView, RecordView } from "~/models/office/record/record-view";
import { requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { officeConversationPath, officeInboxPath, officeOrderPath } from "~/paths/office";
import { closeConversation } from "../conversations/inbox/close-conversation.server";
import { conversationView } from "../conversations/inbox/conversation-view.server";
import { findConversation } from "../conversations/inbox/find-conversation.server";
import { listInbox } from "../conversations/inbox/list-inbox.server";
import { markRead } from "../conversations/inbox/mark-read.server";
import { replyToConversation } from "../conversations/inbox/reply-to-conversation.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerDeed, deedRule } from "./answer-deed.server";
import { listWaitingReturns } from "./inbox/list-waiting-returns.server";
import { listWaitingReviews } from "./inbox/list-waiting-reviews.server";

/** Of each kind of what waits, so many are listed. */
const shownOfKind = 50;

/** What people wait for, by kind: messages, reviews to decide about, returns (rule office-10). */
export async function loadInbox(ctx: RequestContext): Promise<RecordView> {
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const [conversations, reviews, returns] = await Promise.all([
    listInbox(ctx, { isUnread: false, limit: shownOfKind }),
    listWaitingReviews(ctx, shownOfKind),
    listWaitingReturns(ctx, shownOfKind),
  ]);
  const rowOf = (one: (typeof conversations)[number]): PanelRow => ({
    title: one.customerName || "Guest",
    to: officeConversationPath(one.id),
    sub: `${one.title} · ${dayText(one.lastMessageAt, clock)}`,
    end: one.isUnread ? "New" : one.isResolved ? "Resolved" : "Answered",
    tone: one.isUnread ? "mind" : "plain",
  });
  return {
    title: "Inbox",
    badges: [],
    intro: "",
    way: [],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Messages",
        empty: "No messages. Questions from the contact form and from orders come here.",
        rows: conversations.toSorted((a, b) => Number(b.isUnread) - Number(a.isUnread)).map(rowOf),
      },
    ],
    aside: [
      ...(reviews === null
        ? []
        : [
            {
              kind: "rows",
              title: "Reviews to approve",
              empty: "None waits.",
              rows: reviews,
            } satisfies PanelView,
          ]),
      ...(returns === null
        ? []
        : [{ kind: "rows", title: "Returns", empty: "None waits.", rows: returns } satisfies PanelView]),
    ],
  };
}

/** A conversation for its answer. Opening it marks its messages as read by the store. */
export async function loadConversationPage(ctx: RequestContext, id: number): Promise<RecordView> {
  const row = await findConversation(ctx, id);
  const { subject, messages } = await conversationView(ctx, row);
  const newest = messages.at(-1);
  const mayAnswer = can(await ctx.actor(), "change", {
    kind: "conversation",
    tenantId: row.tenantId,
    shopId: row.shopId,
    sellerId: row.sellerId,
    id: row.id,
    customerId: row.customerId,
  });
  return {
    title: subjectTitle(subject),
    badges: row.isResolved ? [{ text: "Resolved", tone: "good" }] : [],
    intro: [row.customerName, row.guestEmail].filter(Boolean).join(", "),
    way: [{ to: officeInboxPath(), label: "Inbox" }],
    deeds: mayAnswer
      ? [
          {
            deed: "reply",
            label: "Answer…",
            submit: "Send the answer",
            isMain: true,
            fields: [deedField("content", "Your answer", { kind: "long text" })],
            values: { read: String(newest?.id ?? 0) },
          },
          ...(row.isResolved
            ? []
            : [{ deed: "close", label: "Mark as resolved…", submit: "Mark as resolved", fields: [] }]),
        ]
      : [],
    main: [
      {
        kind: "words",
        title: "Messages",
        entries: messages.map(({ content, authorName, atText, side, attachments }) => ({
          text: content,
          who: authorName,
          atText,
          isOwn: side === "Store",
          files: attachments.map(({ name, url }) => ({ name, url })),
        })),
      },
    ],
    aside: aboutOf(subject),
  };
}

function aboutOf(subject: Parameters<typeof subjectTitle>[0]): PanelView[] {
  if (subject.type === "Customer") return [];
  const row: PanelRow =
    subject.type === "Order"
      ? {
          title: `Order ${subject.incrementId}`,
          to: officeOrderPath(subject.incrementId),
          sub: subject.placedOnText,
        }
      : { title: subject.name, ...(subject.slug && { to: `/${subject.slug}` }) };
  return [{ kind: "rows", title: "About", rows: [row], empty: "" }];
}

const replySchema = z.object({
  content: requiredText("Your answer", 10_000),
  read: z.string().max(20).optional(),
});
const closeSchema = z.object({});
type Args = [ctx: RequestContext, id: number];

const rules = {
  reply: deedRule<Args, typeof replySchema>(replySchema, async (ctx, id, { content, read }) => {
    await replyToConversation(ctx, id, { content, firstName: (await ctx.staff())?.name ?? "", lastName: "" });
    if (read && /^\d+$/.test(read)) await markRead(ctx, id, "Store", Number(read));
  }),
  close: deedRule<Args, typeof closeSchema>(closeSchema, (ctx, id) => closeConversation(ctx, id)),
};

/** Answers a conversation, or marks it as resolved. */
export const actOnConversation = (ctx: RequestContext, request: Request, id: number) =>
  answerDeed<Args>(request, rules, [ctx, id], officeConversationPath(id));
