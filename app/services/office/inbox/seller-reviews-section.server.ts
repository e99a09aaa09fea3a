import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { officeInboxPath, officeSellerReviewsPath } from "~/paths/office";
import { sellerReviews } from "~/tables/conversations/seller-reviews";
import { sellers } from "~/tables/shops/tenants";
import {
  changeSellerReview,
  sellerReviewVersion,
} from "../../conversations/seller-reviews/change-seller-review.server";
import { searchSellerReviews } from "../../conversations/seller-reviews/search-seller-reviews.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";

type Args = [ctx: RequestContext, id: number];

/** Reviews that the list shows at most. */
const shown = 100;
const states = {
  pending: { text: "Waiting", tone: "mind" },
  approved: { text: "Approved", tone: "good" },
  rejected: { text: "Rejected", tone: "plain" },
} as const;
const versioned = z.object({ version: z.string().max(100).optional() });
const rejected = versioned.extend({ reason: requiredText("Why", 500) });
const replied = versioned.extend({ content: optionalText("The answer", 3000) });

const rules = {
  approve: deedRule<Args, typeof versioned>(versioned, (ctx, id, { version }) =>
    changeSellerReview(ctx, id, { kind: "approve" }, version),
  ),
  reject: deedRule<Args, typeof rejected>(rejected, (ctx, id, { reason, version }) =>
    changeSellerReview(ctx, id, { kind: "reject", reason }, version),
  ),
  reply: deedRule<Args, typeof replied>(replied, (ctx, id, { content, version }) =>
    changeSellerReview(ctx, id, { kind: "reply", content }, version),
  ),
};

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const found = await searchSellerReviews(
    ctx,
    { state: null, sellerId: null },
    { after: null, limit: shown },
  );
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "Reviews of sellers",
    badges: [],
    intro: "",
    way: [{ to: officeInboxPath(), label: "Inbox" }],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Reviews",
        empty: "No seller was reviewed yet.",
        rows: found.map(({ review }) => ({
          title: review.content.slice(0, 60) || `${review.star} of 5`,
          to: officeSellerReviewsPath(review.id),
          sub: `${review.star} of 5 · ${dayText(review.writtenAt, clock)}`,
          end: states[review.status].text,
          tone: states[review.status].tone,
        })),
      },
    ],
    aside: [],
  };
}

async function loadOne(ctx: RequestContext, id: number): Promise<RecordView> {
  const isIt = and(eq(sellerReviews.tenantId, ctx.tenant.id), eq(sellerReviews.id, id));
  const [found] = await ctx.db
    .select({ review: sellerReviews, seller: sellers.name })
    .from(sellerReviews)
    .innerJoin(
      sellers,
      and(eq(sellers.tenantId, sellerReviews.tenantId), eq(sellers.id, sellerReviews.sellerId)),
    )
    .where(isIt);
  if (!found) throw new AppError("not_found", `There is no review ${id} of a seller.`);
  const { review, seller } = found;
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const mayChange = can(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  return {
    title: `Review of ${seller}`,
    badges: [states[review.status]],
    intro: dayText(review.writtenAt, clock),
    way: [
      { to: officeInboxPath(), label: "Inbox" },
      { to: officeSellerReviewsPath(), label: "Reviews of sellers" },
    ],
    deeds: mayChange ? deedsOf(review) : [],
    main: [
      { kind: "lines", title: `${review.star} of 5 stars`, lines: review.content.split("\n") },
      ...(review.reply
        ? [{ kind: "lines" as const, title: "The answer", lines: review.reply.split("\n") }]
        : []),
    ],
    aside: [],
  };
}

function deedsOf(review: typeof sellerReviews.$inferSelect): DeedView[] {
  const values = { version: sellerReviewVersion(review) };
  const reply: DeedView = {
    deed: "reply",
    label: "Answer…",
    submit: "Save the answer",
    about: "Everyone reads it below the review, as the seller’s. Empty takes it away.",
    fields: [deedField("content", "The answer", { kind: "long text", text: review.reply, isOptional: true })],
    values,
  };
  const approve: DeedView = {
    deed: "approve",
    label: "Approve…",
    submit: "Approve it",
    isMain: true,
    fields: [],
    values,
  };
  const reject: DeedView = {
    deed: "reject",
    label: "Reject…",
    submit: "Reject it",
    isDanger: true,
    about: "Shoppers no longer see it, and its stars no longer count. It can be approved again.",
    fields: [deedField("reason", "Why", { help: "Only people who work here see it." })],
    values,
  };
  return [
    ...(review.status === "approved" ? [] : [approve]),
    reply,
    ...(review.status === "rejected" ? [] : [reject]),
  ];
}

const idOf = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** Reviews of sellers, for who decides about them (rule seller-reviews-3). */
export const sellerReviewsSection: Section = {
  need: { verb: "view", kind: "content" },
  doneTexts: { approve: "Approved.", reject: "Rejected.", reply: "The answer is saved." },
  load: (ctx, rest) => (rest === "" ? loadList(ctx) : loadOne(ctx, idOf(rest))),
  act: (ctx, posted, rest) =>
    answerDeed<Args>(posted, rules, [ctx, idOf(rest)], officeSellerReviewsPath(idOf(rest))),
};
