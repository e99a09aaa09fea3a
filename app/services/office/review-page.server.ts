import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { DeedView, RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText, requiredText } from "~/models/platform/validation/required-text";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { officeInboxPath, officeProductPath, officeReviewPath } from "~/paths/office";
import { products } from "~/tables/catalogue/catalogue";
import { reviews } from "~/tables/conversations/reviews";
import { changeReview, reviewVersion } from "../conversations/reviews/change-review.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { answerDeed, deedRule } from "./answer-deed.server";

const states = {
  pending: { text: "Waiting", tone: "mind" },
  approved: { text: "Approved", tone: "good" },
  rejected: { text: "Rejected", tone: "plain" },
} as const;

/** A review with what can be decided about it. @throws AppError `not_found`, `forbidden` */
export async function loadReviewPage(ctx: RequestContext, id: number): Promise<RecordView> {
  const actor = await ctx.actor();
  const catalogue = catalogueSubject(ctx.tenant.id);
  authorize(actor, "view", catalogue);
  const [found] = await ctx.db
    .select({ review: reviews, sku: products.sku, name: products.name })
    .from(reviews)
    .innerJoin(products, and(eq(products.tenantId, reviews.tenantId), eq(products.id, reviews.productId)))
    .where(and(eq(reviews.tenantId, ctx.tenant.id), eq(reviews.id, id)));
  if (!found) throw new AppError("not_found", `There is no review ${id}.`);
  const { review, sku, name } = found;
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const values = { version: reviewVersion(review) };
  const deeds: DeedView[] = [
    ...(review.status === "approved"
      ? []
      : [{ deed: "approve", label: "Approve…", submit: "Approve it", isMain: true, fields: [], values }]),
    {
      deed: "reply",
      label: "Answer…",
      submit: "Save the answer",
      about: "Everyone reads it below the review. Empty takes it away.",
      fields: [
        deedField("content", "Your answer", {
          kind: "long text",
          text: review.reply,
          isOptional: true,
        }),
      ],
      values,
    },
    ...(review.status === "rejected"
      ? []
      : [
          {
            deed: "reject",
            label: "Reject…",
            submit: "Reject it",
            isDanger: true,
            about: "Shoppers no longer see it, and its stars no longer count. It can be approved again.",
            fields: [deedField("reason", "Why", { help: "Only people who work here see it." })],
            values,
          },
        ]),
  ];
  return {
    title: review.title || "Review",
    badges: [states[review.status]],
    intro: `${review.displayName} · ${dayText(review.writtenAt, clock)}`,
    way: [{ to: officeInboxPath(), label: "Inbox" }],
    deeds: can(actor, "change", catalogue) ? deeds : [],
    main: [
      { kind: "lines", title: `${review.star} of 5 stars`, lines: review.content.split("\n") },
      ...(review.reply
        ? [{ kind: "lines" as const, title: "Your answer", lines: review.reply.split("\n") }]
        : []),
    ],
    aside: [
      {
        kind: "rows",
        title: "Product",
        empty: "",
        rows: [{ title: name, to: officeProductPath(sku), sub: sku }],
      },
    ],
  };
}

const versioned = z.object({ version: z.string().max(100).optional() });
const rejectSchema = versioned.extend({ reason: requiredText("Why", 500) });
const replySchema = versioned.extend({ content: optionalText("Your answer", 3000) });
type Args = [ctx: RequestContext, id: number];

const rules = {
  approve: deedRule<Args, typeof versioned>(versioned, (ctx, id, { version }) =>
    changeReview(ctx, id, { kind: "approve" }, version),
  ),
  reject: deedRule<Args, typeof rejectSchema>(rejectSchema, (ctx, id, { reason, version }) =>
    changeReview(ctx, id, { kind: "reject", reason }, version),
  ),
  reply: deedRule<Args, typeof replySchema>(replySchema, async (ctx, id, { content, version }) => {
    const firstName = (await ctx.staff())?.name ?? "";
    await changeReview(ctx, id, { kind: "reply", content, firstName, lastName: "" }, version);
  }),
};

/** Approves, rejects or answers a review. */
export const actOnReview = (ctx: RequestContext, request: Request, id: number) =>
  answerDeed<Args>(request, rules, [ctx, id], officeReviewPath(id));
