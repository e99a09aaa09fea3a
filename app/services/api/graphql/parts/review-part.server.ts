import { reviewAnswer, reviewsAnswer } from "~/models/api/fields/review-answer";
import { checkReview } from "~/models/conversations/check-review";
import { AppError } from "~/models/platform/error/app-error";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { addReview } from "../../../conversations/reviews/add-review.server";
import { readOwnLikes } from "../../../conversations/reviews/read-own-likes.server";
import { hasReviewed, readReviews } from "../../../conversations/reviews/read-reviews.server";
import { requireReviewer } from "../../../conversations/reviews/require-reviewer.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** Most reviews and most products of one call. */
const maxPerPage = 50;
const maxProducts = 100;

const processedReviews: QueryResolvers["processedReviews"] = async (_parent, asked, { api }) => {
  const { ctx } = api;
  const { active_review_module, general } = ctx.shop.settings;
  const children = (asked.childrenProductIds ?? []).slice(0, maxProducts);
  const asksFor = [asked.product, ...children].map(readRowId).filter((id) => id !== null);
  const productIds = active_review_module ? asksFor : [];
  const perPage = Math.min(maxPerPage, Math.max(1, asked.perPage ?? 10));
  const page = Math.max(1, asked.currentPage ?? 1);
  const withVariations = asked.processAll ?? false;
  const { summary, reviews } = await readReviews(ctx, { productIds, withVariations, page, perPage });
  const { customer } = await api.visitor();
  const ids = reviews.map(({ id }) => id);
  const liked = customer ? await readOwnLikes(ctx, customer.id, ids) : new Set();
  return {
    ...reviewsAnswer(
      summary,
      reviews.map((review) => reviewAnswer(review, ctx.now(), general.time_zone, liked.has(review.id))),
    ),
    review_submitted: customer !== null && (await hasReviewed(ctx, customer.id, productIds)),
  };
};

const addProductReview: MutationResolvers["addProductReview"] = async (_parent, { input }, { api }) => {
  const { customer } = await api.visitor();
  requireReviewer(api.ctx, customer);
  const isTitleRequired = api.ctx.shop.settings.reviews.title_required;
  const sent = {
    ...input,
    star: String(input.star),
    title: input.title ?? "",
    email: input.email ?? undefined,
  };
  const form = checkReview(sent, { isTitleRequired, isGuest: customer === null });
  const productId = readRowId(input.product);
  if (productId === null) throw new AppError("not_found", "We couldn’t find this product.", "product");
  await addReview(api.ctx, { productId, customer, form, files: [] });
  return { success: true };
};

export const reviewResolvers = {
  Query: { processedReviews },
  Mutation: { addProductReview },
} satisfies Resolvers;
