import { z } from "zod";
import { changeQuestion, questionVersion } from "../../../conversations/questions/change-question.server";
import {
  publishQuestion as publish,
  unpublishQuestion as unpublish,
} from "../../../conversations/questions/publish-question.server";
import { searchQuestions } from "../../../conversations/questions/search-questions.server";
import { changeReview, reviewVersion } from "../../../conversations/reviews/change-review.server";
import { searchReviews } from "../../../conversations/reviews/search-reviews.server";
import {
  changeSellerReview,
  sellerReviewVersion,
} from "../../../conversations/seller-reviews/change-seller-review.server";
import { searchSellerReviews } from "../../../conversations/seller-reviews/search-seller-reviews.server";
import { cursorMoment, readPage } from "../cursor.server";
import { requireUuid } from "../ids.server";
import type { OwnerApi } from "../owner-context.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

const reviewCursor = z.object({ at: cursorMoment, id: z.number().int() });

const reviews: QueryResolvers["reviews"] = (_parent, { status, productId, ...page }, { api }) =>
  readPage(page, reviewCursor, {
    list: (after, limit) =>
      searchReviews(api.ctx, { state: status ?? null, productId: productId ?? null }, { after, limit }),
    keyOf: ({ review, at }) => ({ at, id: review.id }),
    nodeOf: ({ review }) => ({
      id: review.id,
      productId: review.productId,
      customerId: review.customerId,
      guestEmail: review.guestEmail,
      displayName: review.displayName,
      star: review.star,
      title: review.title,
      content: review.content,
      status: review.status,
      reasonRejected: review.reasonRejected,
      reply: review.reply,
      writtenAt: review.writtenAt.toISOString(),
      version: reviewVersion(review),
    }),
  });

const sellerReviews: QueryResolvers["sellerReviews"] = (_parent, { status, sellerId, ...page }, { api }) =>
  readPage(page, reviewCursor, {
    list: (after, limit) =>
      searchSellerReviews(
        api.ctx,
        {
          state: status ?? null,
          sellerId: sellerId == null ? null : requireUuid(sellerId, "seller", "sellerId"),
        },
        { after, limit },
      ),
    keyOf: ({ review, at }) => ({ at, id: review.id }),
    nodeOf: ({ review }) => ({
      id: review.id,
      sellerId: review.sellerId,
      star: review.star,
      content: review.content,
      displayName: review.displayName,
      status: review.status,
      reasonRejected: review.reasonRejected,
      reply: review.reply,
      writtenAt: review.writtenAt.toISOString(),
      version: sellerReviewVersion(review),
    }),
  });

const questions: QueryResolvers["questions"] = (_parent, { status, productId, sellerId, ...page }, { api }) =>
  readPage(page, reviewCursor, {
    list: (after, limit) =>
      searchQuestions(
        api.ctx,
        {
          state: status ?? null,
          productId: productId ?? null,
          sellerId: sellerId == null ? null : requireUuid(sellerId, "seller", "sellerId"),
        },
        { after, limit },
      ),
    keyOf: ({ question, at }) => ({ at, id: question.id }),
    nodeOf: ({ question }) => ({
      id: question.id,
      productId: question.productId,
      conversation: question.conversationId,
      question: question.question,
      answer: question.answer,
      askedBy: question.askedBy,
      status: question.status,
      reasonRejected: question.reasonRejected,
      askedAt: question.askedAt.toISOString(),
      version: questionVersion(question),
    }),
  });

const done = { isDone: true };

/** What every decision names: what it is about, and the version it was made to. */
type Sent = { id: number; expectedVersion?: string | null };

type Decide<Change> = (
  ctx: OwnerApi["ctx"],
  id: number,
  change: Change,
  expected: string | undefined,
) => Promise<void>;

const decide =
  <Change>(service: Decide<Change>) =>
  async ({ ctx }: OwnerApi, { id, expectedVersion }: Sent, change: Change) => {
    await service(ctx, id, change, expectedVersion ?? undefined);
    return done;
  };
const review = decide(changeReview);
const sellerReview = decide(changeSellerReview);
const question = decide(changeQuestion);

const mutations = {
  approveReview: (_parent, sent, { api }) => review(api, sent, { kind: "approve" }),
  rejectReview: (_parent, sent, { api }) => review(api, sent, { kind: "reject", reason: sent.reason }),
  replyToReview: (_parent, { content, firstName, lastName, ...sent }, { api }) =>
    review(api, sent, { kind: "reply", content, firstName: firstName ?? "", lastName: lastName ?? "" }),
  approveSellerReview: (_parent, sent, { api }) => sellerReview(api, sent, { kind: "approve" }),
  rejectSellerReview: (_parent, sent, { api }) =>
    sellerReview(api, sent, { kind: "reject", reason: sent.reason }),
  replyToSellerReview: (_parent, sent, { api }) =>
    sellerReview(api, sent, { kind: "reply", content: sent.content }),
  publishQuestion: async (_parent, { conversation, expectedVersion, ...said }, { api }) => {
    const words = {
      ...(said.question == null ? {} : { question: said.question }),
      ...(said.answer == null ? {} : { answer: said.answer }),
    };
    await publish(api.ctx, conversation, words, expectedVersion);
    return done;
  },
  unpublishQuestion: async (_parent, { conversation, expectedVersion }, { api }) => {
    await unpublish(api.ctx, conversation, expectedVersion ?? undefined);
    return done;
  },
  approveQuestion: (_parent, sent, { api }) => question(api, sent, { kind: "approve" }),
  rejectQuestion: (_parent, sent, { api }) => question(api, sent, { kind: "reject", reason: sent.reason }),
} satisfies Partial<MutationResolvers>;

export const reviewResolvers = {
  Query: { reviews, sellerReviews, questions },
  Mutation: mutations,
} satisfies Resolvers;
