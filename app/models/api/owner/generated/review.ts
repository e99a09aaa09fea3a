// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type ReviewQuery = {
  /** Reviews of products, the newest first. catalogue:read */
  reviews: {
    args: {
      status?: ReviewStatus | null;
      productId?: number | null;
      limit: number;
      after?: string | null;
    };
    answer: ReviewPage;
  };
  /** Reviews of a marketplace's sellers, or of one of them, the newest first. catalogue:read */
  sellerReviews: {
    args: {
      status?: ReviewStatus | null;
      sellerId?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: SellerReviewPage;
  };
  /** Questions with their answers, the newest first. catalogue:read */
  questions: {
    args: {
      status?: QuestionStatus | null;
      productId?: number | null;
      sellerId?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: QuestionPage;
  };
};
/** Arguments and answers of these calls. */
export type ReviewMutation = {
  /** Shows a review, and counts it in ratings. catalogue:write */
  approveReview: {
    args: {
      id: number;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** Keeps a review off the shop's pages. catalogue:write */
  rejectReview: {
    args: {
      id: number;
      reason: string;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** Answers a review; an empty content removes the answer. catalogue:write */
  replyToReview: {
    args: {
      id: number;
      content: string;
      firstName: string | null;
      lastName: string | null;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** The same for a review of a seller. catalogue:write */
  approveSellerReview: {
    args: {
      id: number;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** catalogue:write */
  rejectSellerReview: {
    args: {
      id: number;
      reason: string;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** Answers a review for its seller. catalogue:write */
  replyToSellerReview: {
    args: {
      id: number;
      content: string;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /**
   * Shows question and answer of a conversation on its product's page, in these words or its own. expectedVersion is
   * null for one that must not be published yet. conversations:write
   */
  publishQuestion: {
    args: {
      conversation: number;
      question?: string | null;
      answer?: string | null;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** Takes the question of a conversation off its product's page. conversations:write */
  unpublishQuestion: {
    args: {
      conversation: number;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** Shows a question that was rejected on its product's page again. catalogue:write */
  approveQuestion: {
    args: {
      id: number;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
  /** Keeps a question off its product's page. catalogue:write */
  rejectQuestion: {
    args: {
      id: number;
      reason: string;
      expectedVersion?: string | null;
    };
    answer: Done;
  };
};
export type ReviewStatus = "pending" | "approved" | "rejected";
export type QuestionStatus = "approved" | "rejected";
/** Says that a change was made; one that was not is an error. */
export type Done = {
  isDone: boolean;
};
export type ReviewPage = {
  nodes: Array<Review>;
  pageInfo: PageInfo;
};
export type Review = {
  id: number;
  productId: number;
  customerId: number | null;
  /** Of a guest; empty for a customer. */
  guestEmail: string;
  displayName: string;
  /** 1 to 5. */
  star: number;
  title: string;
  content: string;
  status: ReviewStatus;
  reasonRejected: string;
  reply: string;
  writtenAt: string;
  /** Of its words, its state and the answer, which a decision may name. */
  version: string;
};
export type SellerReviewPage = {
  nodes: Array<SellerReview>;
  pageInfo: PageInfo;
};
export type SellerReview = {
  id: number;
  sellerId: string;
  /** 1 to 5. */
  star: number;
  content: string;
  displayName: string;
  status: ReviewStatus;
  reasonRejected: string;
  reply: string;
  writtenAt: string;
  /** Of its words, its state and the answer, which a decision may name. */
  version: string;
};
export type QuestionPage = {
  nodes: Array<Question>;
  pageInfo: PageInfo;
};
export type Question = {
  id: number;
  productId: number;
  /** The conversation that was published; null for a question of a folder or of a deleted account. */
  conversation: number | null;
  question: string;
  answer: string;
  /** The name the customer wrote under. */
  askedBy: string;
  status: QuestionStatus;
  reasonRejected: string;
  askedAt: string;
  /** Of its words and its state, which a decision may name. */
  version: string;
};
