import { z } from "zod";
import { changeQuestion, type QuestionChange } from "../../../conversations/change-question.server";
import { changeReview, type ReviewChange } from "../../../conversations/change-review.server";
import {
  changeSellerReview,
  type SellerReviewChange,
} from "../../../conversations/change-seller-review.server";
import {
  publishQuestion as publish,
  unpublishQuestion as unpublish,
} from "../../../conversations/publish-question.server";
import { searchQuestions } from "../../../conversations/search-questions.server";
import { searchReviews } from "../../../conversations/search-reviews.server";
import { searchSellerReviews } from "../../../conversations/search-seller-reviews.server";
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
      ...{ id: review.id, productId: review.productId, customerId: review.customerId },
      ...{ guestEmail: review.guestEmail, displayName: review.displayName, star: review.star },
      ...{ title: review.title, content: review.content, status: review.status },
      ...{ reasonRejected: review.reasonRejected, reply: review.reply },
      writtenAt: review.writtenAt.toISOString(),
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
      ...{ id: review.id, sellerId: review.sellerId, star: review.star, content: review.content },
      ...{ displayName: review.displayName, status: review.status },
      ...{ reasonRejected: review.reasonRejected, reply: review.reply },
      writtenAt: review.writtenAt.toISOString(),
    }),
  });

const questions: QueryResolvers["questions"] = (_parent, { status, productId, sellerId, ...page }, { api }) =>
  readPage(page, reviewCursor, {
    list: (after, limit) =>
      searchQuestions(
        api.ctx,
        {
          ...{ state: status ?? null, productId: productId ?? null },
          sellerId: sellerId == null ? null : requireUuid(sellerId, "seller", "sellerId"),
        },
        { after, limit },
      ),
    keyOf: ({ question, at }) => ({ at, id: question.id }),
    nodeOf: ({ question }) => ({
      ...{ id: question.id, productId: question.productId, conversation: question.conversationId },
      ...{ question: question.question, answer: question.answer, askedBy: question.askedBy },
      ...{ status: question.status, reasonRejected: question.reasonRejected },
      askedAt: question.askedAt.toISOString(),
    }),
  });

const done = { isDone: true };

async function change({ ctx }: OwnerApi, id: number, what: ReviewChange) {
  await changeReview(ctx, id, what);
  return done;
}

async function changeSellers({ ctx }: OwnerApi, id: number, what: SellerReviewChange) {
  await changeSellerReview(ctx, id, what);
  return done;
}

async function changeAsked({ ctx }: OwnerApi, id: number, what: QuestionChange) {
  await changeQuestion(ctx, id, what);
  return done;
}

const mutations = {
  approveReview: (_parent, { id }, { api }) => change(api, id, { kind: "approve" }),
  rejectReview: (_parent, { id, reason }, { api }) => change(api, id, { kind: "reject", reason }),
  replyToReview: (_parent, { id, content, firstName, lastName }, { api }) =>
    change(api, id, { kind: "reply", content, firstName: firstName ?? "", lastName: lastName ?? "" }),
  approveSellerReview: (_parent, { id }, { api }) => changeSellers(api, id, { kind: "approve" }),
  rejectSellerReview: (_parent, { id, reason }, { api }) =>
    changeSellers(api, id, { kind: "reject", reason }),
  replyToSellerReview: (_parent, { id, content }, { api }) =>
    changeSellers(api, id, { kind: "reply", content }),
  publishQuestion: async (_parent, { conversation, question, answer }, { api }) => {
    const words = { ...(question == null ? {} : { question }), ...(answer == null ? {} : { answer }) };
    await publish(api.ctx, conversation, words);
    return done;
  },
  unpublishQuestion: async (_parent, { conversation }, { api }) => {
    await unpublish(api.ctx, conversation);
    return done;
  },
  approveQuestion: (_parent, { id }, { api }) => changeAsked(api, id, { kind: "approve" }),
  rejectQuestion: (_parent, { id, reason }, { api }) => changeAsked(api, id, { kind: "reject", reason }),
} satisfies Partial<MutationResolvers>;

export const reviewResolvers = {
  Query: { reviews, sellerReviews, questions },
  Mutation: mutations,
} satisfies Resolvers;
