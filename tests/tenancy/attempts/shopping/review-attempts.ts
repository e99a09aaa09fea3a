import { and, eq } from "drizzle-orm";
import { isNameTaken } from "~/services/accounts/register/is-name-taken.server";
import { asShopper } from "~/services/checkout/steps/purchase-fixture.server";
import { changeQuestion } from "~/services/conversations/questions/change-question.server";
import {
  isPublished,
  publishQuestion,
  unpublishQuestion,
} from "~/services/conversations/questions/publish-question.server";
import { readQuestions } from "~/services/conversations/questions/read-questions.server";
import { addReview } from "~/services/conversations/reviews/add-review.server";
import { changeReview } from "~/services/conversations/reviews/change-review.server";
import { findReviewPhoto } from "~/services/conversations/reviews/find-review-photo.server";
import { findReviewed } from "~/services/conversations/reviews/find-reviewed.server";
import { likeReview } from "~/services/conversations/reviews/like-review.server";
import { listUnreviewed } from "~/services/conversations/reviews/list-unreviewed.server";
import { loadProductReviews } from "~/services/conversations/reviews/load-product-reviews.server";
import { loadReviewForm } from "~/services/conversations/reviews/load-review-form.server";
import { readOwnLikes } from "~/services/conversations/reviews/read-own-likes.server";
import { readProductIds } from "~/services/conversations/reviews/read-product-ids.server";
import {
  findReview,
  hasReviewed,
  listReviews,
  readReviews,
} from "~/services/conversations/reviews/read-reviews.server";
import { refreshRatings } from "~/services/conversations/reviews/refresh-ratings.server";
import { addSellerReview } from "~/services/conversations/seller-reviews/add-seller-review.server";
import { changeSellerReview } from "~/services/conversations/seller-reviews/change-seller-review.server";
import {
  findReviewOfOrder,
  findSellerReview,
  listSellerReviews,
  readSellerReviews,
} from "~/services/conversations/seller-reviews/read-seller-reviews.server";
import { refreshSellerRating } from "~/services/conversations/seller-reviews/refresh-seller-rating.server";
import { askStockNotice } from "~/services/conversations/stock-notices/ask-stock-notice.server";
import {
  claimStockNotice,
  confirmStockNotice,
  releaseStockNotice,
  stopStockNotice,
} from "~/services/conversations/stock-notices/change-stock-notice.server";
import {
  findStockNotice,
  openStockNotice,
} from "~/services/conversations/stock-notices/find-stock-notice.server";
import {
  forgetOldNotices,
  queueReturned,
  shopsWithNotices,
} from "~/services/conversations/stock-notices/queue-returned.server";
import { readStocks } from "~/services/conversations/stock-notices/read-stocks.server";
import { applyQuestions, applyReviews } from "~/services/files/folders/apply/apply-opinions.server";
import {
  applySellerReviews,
  readFolderSellerReviews,
} from "~/services/files/folders/apply/apply-seller-reviews.server";
import { beginMerge } from "~/services/files/folders/merge/merge-records.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import { testBox } from "~/services/shops/secrets/secrets-fixture.server";
import { signLink } from "~/services/shops/secrets/signed-link.server";
import { productQuestions } from "~/tables/conversations/product-questions";
import { reviews } from "~/tables/conversations/reviews";
import { failure, marker } from "../../first-shop-names";
import type { Attempts, TwoShops } from "../../two-shops";

const filesOf = ({ beta }: TwoShops) => ({ ...beta, box: testBox, fileStore: createDiskStore("/nowhere") });
/** A folder that the second shop does not know wins wherever they differ. */
const mergeOf = (shops: TwoShops) => beginMerge(filesOf(shops), "unknown", null);

/** Tries services of reviews as the second shop with the first shop's rows. */
export const reviewAttempts: Attempts = {
  askStockNotice: ({ beta, mugId }) =>
    askStockNotice(
      { ...beta, clientAddress: "192.0.2.7" },
      { productId: mugId, customer: null, email: "eve@example.com" },
    ),
  readStocks: async ({ beta, mugId }) => {
    if ((await readStocks(beta, [mugId])).size > 0) throw failure("read the stock of another shop");
  },
  findStockNotice: ({ beta, noticeId }) => findStockNotice(beta, noticeId),
  openStockNotice: ({ alpha, beta, noticeId }) => {
    const secret = "a secret of this test";
    const key = signLink(secret, { kind: "stock-notice", shopId: alpha.shop.id, id: noticeId });
    return openStockNotice({ ...beta, secret }, noticeId, key);
  },
  confirmStockNotice: ({ beta, noticeId }) => confirmStockNotice(beta, noticeId),
  stopStockNotice: ({ beta, noticeId }) => stopStockNotice(beta, noticeId),
  claimStockNotice: async ({ beta, noticeId }) => {
    if (await claimStockNotice(beta, noticeId)) throw failure("took a notice of another shop");
  },
  releaseStockNotice: ({ beta, noticeId }) => releaseStockNotice(beta, noticeId),
  queueReturned: ({ beta }) => queueReturned(beta),
  forgetOldNotices: ({ beta }) => forgetOldNotices(beta, beta.tenant.id),
  shopsWithNotices: async ({ beta }) => {
    if ((await shopsWithNotices(beta, beta.tenant.id)).length > 0)
      throw failure("found a notice of another shop");
  },
  listUnreviewed: ({ beta, owner }) =>
    listUnreviewed(asShopper(beta, owner), owner.customer?.id ?? 0, { limit: 10 }),
  addReview: ({ beta, mugId, owner }) =>
    addReview(
      { ...beta, fileStore: createDiskStore("/nowhere"), clientAddress: "192.0.2.7" },
      {
        productId: mugId,
        customer: owner.customer,
        files: [],
        form: { star: 1, nick_name: "Eve", title: "", content: "Not our product." },
      },
    ),
  addSellerReview: ({ beta, order }) =>
    addSellerReview({ ...beta, clientAddress: "192.0.2.7" }, order.id, {
      star: 1,
      nick_name: "Eve",
      content: "Not our order.",
    }),
  changeSellerReview: ({ beta, sellerReviewId }) =>
    changeSellerReview(beta, sellerReviewId, { kind: "reject", reason: "eve" }),
  findSellerReview: ({ beta, sellerReviewId }) => findSellerReview(beta, sellerReviewId),
  findReviewOfOrder: ({ beta, order }) => findReviewOfOrder(beta, order.id),
  listSellerReviews: ({ beta }) => listSellerReviews(beta, null, 100),
  readSellerReviews: async ({ alpha, beta }) => {
    const read = await readSellerReviews(beta, alpha.shop.sellerId, 1);
    if (read.summary.count > 0) throw failure("reviews of another shop's seller were counted");
    return read;
  },
  refreshSellerRating: async ({ alpha, beta }) => {
    if ((await refreshSellerRating(beta, alpha.shop.sellerId)).length > 0)
      throw failure("a seller of another shop was rated");
  },
  applySellerReviews: async (shops) => {
    const record = {
      code: "alpha-seller",
      seller: "alpha",
      star: 1,
      content: "Not our seller.",
      display_name: "Eve",
      written_at: "2026-01-01T00:00:00.000Z",
      status: "approved" as const,
      reason_rejected: "",
      reply: "",
    };
    await applySellerReviews(
      filesOf(shops),
      await mergeOf(shops),
      [record],
      new Map([["alpha", shops.beta.shop.sellerId]]),
    );
    await applySellerReviews(filesOf(shops), await mergeOf(shops), [], new Map());
    if (!(await findSellerReview(shops.alpha, shops.sellerReviewId)))
      throw failure("a seller’s review of another shop was removed");
  },
  readFolderSellerReviews: (shops) => readFolderSellerReviews(filesOf(shops)),
  findReviewPhoto: ({ beta, reviewId }) => findReviewPhoto(beta, reviewId, "0123456789abcdef-1600x900"),
  findReviewed: ({ beta, mugId }) => findReviewed(beta, { id: mugId }),
  isNameTaken: async ({ beta }) => {
    if (await isNameTaken(beta, marker, { customerId: null, email: null }))
      throw failure("a name of another shop is taken");
  },
  likeReview: ({ beta, reviewId, customer }) => likeReview(beta, reviewId, customer.id),
  loadReviewForm: ({ beta, owner }) => loadReviewForm(beta, "ALPHA-MUG", owner),
  changeReview: ({ beta, reviewId }) => changeReview(beta, reviewId, { kind: "reject", reason: "eve" }),
  findReview: ({ beta, reviewId }) => findReview(beta, reviewId),
  listReviews: ({ beta }) => listReviews(beta, null, 100),
  hasReviewed: async ({ beta, customer, mugId }) => {
    if (await hasReviewed(beta, customer.id, [mugId])) throw failure("a review of another shop was found");
  },
  readProductIds: async ({ beta }) => {
    const ids = await readProductIds(beta, ["ALPHA-MUG"]);
    if (ids.length > 0) throw failure("a product of another shop was found");
  },
  readReviews: async ({ beta, mugId }) => {
    const read = await readReviews(beta, {
      productIds: [mugId],
      withVariations: true,
      page: 1,
      perPage: 10,
    });
    if (read.summary.count > 0) throw failure("reviews of another shop were counted");
    return read;
  },
  loadProductReviews: ({ beta, mugId }) =>
    loadProductReviews(
      beta,
      { customer: null },
      {
        id: mugId,
        slug: "mug",
        sku: "MUG",
        classCode: "simple",
        variation: null,
        rating: { average: 5, count: 1 },
      },
      new URLSearchParams(),
    ),
  readOwnLikes: async ({ beta, customer, reviewId }) => {
    if ((await readOwnLikes(beta, customer.id, [reviewId])).size > 0)
      throw failure("a like of another shop was read");
  },
  refreshRatings: async ({ beta, mugId }) => {
    if ((await refreshRatings(beta, [mugId])).length > 1) throw failure("a family of another shop was rated");
  },
  applyReviews: async (shops) => {
    const record = {
      code: "alpha-review",
      sku: "ALPHA-MUG",
      star: 1,
      title: "",
      content: "Not our product.",
      display_name: "Eve",
      written_at: "2026-01-01T00:00:00.000Z",
      status: "approved" as const,
      reason_rejected: "",
      images: [],
      reply: null,
    };
    await applyReviews(filesOf(shops), await mergeOf(shops), [record], new Map());
    await applyReviews(filesOf(shops), await mergeOf(shops), [], new Map());
    const [kept] = await shops.alpha.db
      .select()
      .from(reviews)
      .where(and(eq(reviews.tenantId, shops.alpha.tenant.id), eq(reviews.id, shops.reviewId)));
    if (kept?.star !== 5) throw failure("a review of another shop was changed");
  },
  readQuestions: ({ beta, mugId }) => readQuestions(beta, mugId),
  publishQuestion: ({ beta, conversationId }) => publishQuestion(beta, conversationId, { answer: "eve" }),
  isPublished: ({ beta, conversationId }) => isPublished(beta, conversationId),
  unpublishQuestion: ({ beta, conversationId }) => unpublishQuestion(beta, conversationId),
  changeQuestion: async ({ alpha, beta }) => {
    const [question] = await alpha.db
      .select({ id: productQuestions.id })
      .from(productQuestions)
      .where(eq(productQuestions.tenantId, alpha.tenant.id));
    if (!question) throw failure("the first shop has no question");
    return changeQuestion(beta, question.id, { kind: "reject", reason: "eve" });
  },
  applyQuestions: async (shops) => {
    const record = {
      code: "alpha-question",
      sku: "ALPHA-MUG",
      question: "Eve?",
      answer: "Eve.",
      asked_by: "Eve",
      asked_at: "2026-01-01T00:00:00.000Z",
      status: "approved" as const,
      reason_rejected: "",
    };
    await applyQuestions(filesOf(shops), await mergeOf(shops), [record]);
    await applyQuestions(filesOf(shops), await mergeOf(shops), []);
  },
};
