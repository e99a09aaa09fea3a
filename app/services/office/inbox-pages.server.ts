import { z } from "zod";
import { subjectTitle } from "~/models/conversations/conversation-view";
import { maxAnswerLength, maxQuestionLength } from "~/models/conversations/product-question";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelRow, PanelView, RecordView } from "~/models/office/record/record-view";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { officeConversationPath, officeInboxPath, officeOrderPath, officeSettingsPath } from "~/paths/office";
import { closeConversation } from "../conversations/inbox/close-conversation.server";
import { conversationView } from "../conversations/inbox/conversation-view.server";
import { findConversation } from "../conversations/inbox/find-conversation.server";
import { markRead } from "../conversations/inbox/mark-read.server";
import { replyToConversation } from "../conversations/inbox/reply-to-conversation.server";
import {
  isPublished,
  publishQuestion,
  unpublishQuestion,
} from "../conversations/questions/publish-question.server";
import { IncomingFile } from "../platform/forms/incoming-files.server";
import { withFormPost } from "../platform/forms/with-form-post.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerDeed, deedRule } from "./answer-deed.server";

/** A conversation for its answer. Opening it marks its messages as read by the store. */
export async function loadConversationPage(
  ctx: RequestContext,
  id: number,
  query: URLSearchParams,
): Promise<RecordView> {
  const row = await findConversation(ctx, id);
  const { subject, messages } = await conversationView(ctx, row);
  const newest = messages.at(-1);
  const { saved_answers: saved, modules } = ctx.shop.settings;
  const begun = saved[Number(query.get("answer") ?? "-1")];
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
            isOpen: begun !== undefined,
            fields: [
              deedField("content", "Your answer", { kind: "long text", text: begun?.text ?? "" }),
              deedField("files", "Files", {
                kind: "file",
                isOptional: true,
                example: modules.messages.support_file_types.map((type) => `.${type}`).join(),
              }),
            ],
            values: { read: String(newest?.id ?? 0) },
          },
          ...(row.isResolved
            ? []
            : [{ deed: "close", label: "Mark as resolved…", submit: "Mark as resolved", fields: [] }]),
          ...(subject.type === "Product" && messages.some(({ side }) => side === "Store")
            ? [await publicDeed(ctx, id)]
            : []),
        ]
      : [],
    main: [
      {
        kind: "words",
        title: "Messages",
        entries: messages.map(({ content, authorName, at, side, attachments }) => ({
          text: content,
          who: authorName,
          atText: dayText(new Date(at), { zone: ctx.shop.settings.general.time_zone, now: ctx.now() }),
          isOwn: side === "Store",
          files: attachments.map(({ name, url }) => ({ name, url })),
        })),
      },
    ],
    aside: [...aboutOf(subject), ...(mayAnswer ? savedPanel(id, saved) : [])],
  };
}

/** Links that begin the answer with a saved text (rule office-10). */
const savedPanel = (id: number, saved: readonly { name: string; text: string }[]): PanelView[] => [
  {
    kind: "rows",
    title: "Saved answers",
    more: { to: officeSettingsPath("saved_answers"), label: "Change" },
    rows: saved.map(({ name, text }, at) => ({
      title: name,
      to: officeConversationPath(id, String(at)),
      sub: text.length > 80 ? `${text.slice(0, 79)}…` : text,
    })),
    empty: "None yet. Texts saved there begin an answer here.",
  },
];

/** Shows an answered question on its product's page, or takes it off (rule conversations-12). */
const publicDeed = async (ctx: RequestContext, id: number): Promise<DeedView> =>
  (await isPublished(ctx, id))
    ? { deed: "unpublish", label: "Take it off the product’s page…", submit: "Take it off", fields: [] }
    : {
        deed: "publish",
        label: "Show it on the product’s page…",
        submit: "Show it",
        about: "Everyone reads it with the name the customer wrote under, never an email.",
        fields: [
          deedField("question", "Question", {
            kind: "long text",
            isOptional: true,
            help: "Empty for the customer’s first message.",
          }),
          deedField("answer", "Answer", {
            kind: "long text",
            isOptional: true,
            help: "Empty for your last message.",
          }),
        ],
      };

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
const nothing = z.object({});
const publicSchema = z.object({
  question: optionalText("Question", maxQuestionLength),
  answer: optionalText("Answer", maxAnswerLength),
});
type Args = [ctx: RequestContext, id: number, files: readonly IncomingFile[]];

const rules = {
  reply: deedRule<Args, typeof replySchema>(replySchema, async (ctx, id, files, { content, read }) => {
    const firstName = (await ctx.staff())?.name ?? "";
    await replyToConversation(ctx, id, { content, firstName, lastName: "", files });
    if (read && /^\d+$/.test(read)) await markRead(ctx, id, "Store", Number(read));
  }),
  close: deedRule<Args, typeof nothing>(nothing, (ctx, id) => closeConversation(ctx, id)),
  publish: deedRule<Args, typeof publicSchema>(publicSchema, (ctx, id, _files, { question, answer }) =>
    publishQuestion(ctx, id, { question: question || undefined, answer: answer || undefined }),
  ),
  unpublish: deedRule<Args, typeof nothing>(nothing, (ctx, id) => unpublishQuestion(ctx, id)),
};

/** Answers a conversation, marks it as resolved, or shows it on its product's page. */
export const actOnConversation = (ctx: RequestContext, request: Request, id: number) =>
  withFormPost(ctx, request, (posted) => {
    const files = posted.getAll("files").filter((file) => file instanceof IncomingFile);
    return answerDeed<Args>(posted, rules, [ctx, id, files], officeConversationPath(id));
  });
