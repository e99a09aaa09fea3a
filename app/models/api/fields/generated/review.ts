// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type ReviewQuery = {
  /**
   * Approved reviews of a product and of childrenProductIds, such as its variations, newest first.
   * processAll adds those of every variation of them, named or not.
   */
  processedReviews: {
    args: {
      product: string;
      processAll: boolean | null;
      currentPage: number | null;
      perPage: number | null;
      childrenProductIds: Array<string> | null;
    };
    answer: ProcessedReviews;
  };
};
/** Arguments and answers of these calls. */
export type ReviewMutation = {
  /** Sends a review, which shows once it is approved. Photos go by POST /api/product/review. */
  addProductReview: {
    args: {
      input: ReviewInput;
    };
    answer: ReviewAnswer;
  };
};
export type ReviewInput = {
  product: string;
  nick_name: string;
  /** E-mail of a guest, where guests may write. */
  email?: string | null;
  title?: string | null;
  content: string;
  star: number;
};
export type ReviewAnswer = {
  success: boolean;
};
export type ProcessedReviews = {
  success: boolean;
  reviews: Array<Review>;
  /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
  stars: Array<number>;
  count: number;
  avg_rating: number;
  page_count: number;
  /** Whether the signed-in customer has written a review of the product, in any state. */
  review_submitted: boolean;
};
export type Review = {
  _id: string;
  star: number;
  title: string;
  content: string;
  /** Addresses of its photos. */
  images: Array<string>;
  /** 'MMM DD YYYY' in the shop's time zone. */
  display_date: string;
  /** '3 months ago' */
  time_from_now: string;
  /** Null for a guest. */
  customer: ReviewCustomer | null;
  is_guest: boolean;
  /** Null for a customer. */
  guest_info: ReviewGuest | null;
  product: ReviewedProduct;
  reply: ReviewReply | null;
  status: string;
  /** Why it was rejected; empty for an approved one. */
  reason_rejected: string;
  likes: number;
  /** Whether the signed-in customer called it helpful. */
  is_liked: boolean;
  /** Whether its customer ordered the product. */
  buy_already: boolean;
};
export type ReviewCustomer = {
  nick_name: string;
};
export type ReviewGuest = {
  display_name: string;
};
export type ReviewedProduct = {
  _id: string;
};
export type ReviewReply = {
  content: string;
  first_name: string;
  last_name: string;
};
