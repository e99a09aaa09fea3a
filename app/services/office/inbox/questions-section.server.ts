import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type QuestionState, questionStates } from "~/models/conversations/question-state";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import type { Tone } from "~/models/office/tone";
import { AppError } from "~/models/platform/error/app-error";
import { requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import {
  officeConversationPath,
  officeInboxPath,
  officeProductPath,
  officeQuestionsPath,
} from "~/paths/office";
import { products } from "~/tables/catalogue/catalogue";
import { productQuestions } from "~/tables/conversations/product-questions";
import { changeQuestion, questionVersion } from "../../conversations/questions/change-question.server";
import { searchQuestions } from "../../conversations/questions/search-questions.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";

type Args = [ctx: RequestContext, id: number];

/** Questions that the list shows at most. */
const shown = 100;
const states: Record<QuestionState, { text: string; tone: Tone }> = {
  approved: { text: "Shown", tone: "good" },
  rejected: { text: "Rejected", tone: "plain" },
};
const versioned = z.object({ version: z.string().max(100).optional() });
const rejected = versioned.extend({ reason: requiredText("Why", 500) });

const rules = {
  approve: deedRule<Args, typeof versioned>(versioned, (ctx, id, { version }) =>
    changeQuestion(ctx, id, { kind: "approve" }, version),
  ),
  reject: deedRule<Args, typeof rejected>(rejected, (ctx, id, { reason, version }) =>
    changeQuestion(ctx, id, { kind: "reject", reason }, version),
  ),
};

async function loadList(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const asked = questionStates.find((state) => state === query.get("state")) ?? null;
  const search = { state: asked, productId: null, sellerId: null };
  const found = await searchQuestions(ctx, search, { after: null, limit: shown });
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "Product questions",
    badges: [],
    intro: "Questions with your answers on the pages of products. New ones come from the inbox.",
    way: [{ to: officeInboxPath(), label: "Inbox" }],
    deeds: [],
    ask: [
      deedField("state", "State", {
        kind: "choice",
        text: asked ?? "",
        isOptional: true,
        choices: [
          { value: "", label: "All" },
          ...questionStates.map((value) => ({ value, label: states[value].text })),
        ],
      }),
    ],
    main: [
      {
        kind: "rows",
        title: found.length === shown ? `The latest ${shown}` : "Questions",
        empty: "None yet. Answer a question in the inbox, and show it on the product’s page.",
        rows: found.map(({ question: { id, question, askedBy, askedAt, status } }) => ({
          title: question.slice(0, 80),
          to: officeQuestionsPath(id),
          sub: `${askedBy} · ${dayText(askedAt, clock)}`,
          end: states[status].text,
          tone: states[status].tone,
        })),
      },
    ],
    aside: [],
  };
}

async function loadOne(ctx: RequestContext, id: number): Promise<RecordView> {
  const [found] = await ctx.db
    .select({ asked: productQuestions, sku: products.sku, name: products.name })
    .from(productQuestions)
    .innerJoin(
      products,
      and(eq(products.tenantId, productQuestions.tenantId), eq(products.id, productQuestions.productId)),
    )
    .where(and(eq(productQuestions.tenantId, ctx.tenant.id), eq(productQuestions.id, id)));
  if (!found) throw new AppError("not_found", `There is no question ${id}.`);
  const { asked, sku, name } = found;
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const mayChange = can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  return {
    title: "Product question",
    badges: [states[asked.status]],
    intro: `${asked.askedBy} · ${dayText(asked.askedAt, clock)}`,
    way: [
      { to: officeInboxPath(), label: "Inbox" },
      { to: officeQuestionsPath(), label: "Product questions" },
    ],
    deeds: mayChange ? deedsOf(asked) : [],
    main: [
      lines("Question", asked.question),
      lines("Answer", asked.answer),
      ...(asked.reasonRejected ? [lines("Why it is rejected", asked.reasonRejected)] : []),
    ],
    aside: [
      {
        kind: "rows",
        title: "About",
        empty: "",
        rows: [
          { title: name, to: officeProductPath(sku), sub: sku },
          ...(asked.conversationId === null
            ? []
            : [{ title: "The conversation", to: officeConversationPath(asked.conversationId) }]),
        ],
      },
    ],
  };
}

const lines = (title: string, text: string): PanelView => ({ kind: "lines", title, lines: text.split("\n") });

function deedsOf(asked: typeof productQuestions.$inferSelect): DeedView[] {
  const values = { version: questionVersion(asked) };
  const approve: DeedView = {
    deed: "approve",
    label: "Approve…",
    submit: "Approve it",
    isMain: true,
    about: "The page of the product shows question and answer to everyone.",
    fields: [],
    values,
  };
  const reject: DeedView = {
    deed: "reject",
    label: "Reject…",
    submit: "Reject it",
    isDanger: true,
    about: "The page of the product no longer shows it. It can be approved again.",
    fields: [deedField("reason", "Why", { help: "Only people who work here see it." })],
    values,
  };
  return [
    ...(asked.status === "approved" ? [] : [approve]),
    ...(asked.status === "rejected" ? [] : [reject]),
  ];
}

const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Questions on the pages of products, for who decides about them (rule conversations-16). */
export const questionsSection: Section = {
  need: { verb: "view", kind: "content" },
  doneTexts: { approve: "Approved.", reject: "Rejected." },
  load: (ctx, rest, query) => (rest === "" ? loadList(ctx, query) : loadOne(ctx, idOf(rest))),
  act: (ctx, posted, rest) =>
    answerDeed<Args>(posted, rules, [ctx, idOf(rest)], officeQuestionsPath(idOf(rest))),
};
