// @public

import { anonymized, kept, removed } from "~/models/accounts/table-decision";
import type { CustomerData } from "../accounts/account-data/customer-data.server";
import { archiveWords } from "./customer-words/archive-words.server";
import { removeCustomerWords } from "./customer-words/remove-customer-words.server";

/** What conversations know of customers. */
export const conversationCustomerData: CustomerData<
  "stockNotices" | "reviews" | "sellerReviews" | "likes" | "messages" | "questions"
> = {
  tables: {
    stock_notices: removed("stockNotices", "No more mail is sent."),
    review_likes: removed("likes", "The count of a review follows."),
    reviews: anonymized(
      "reviews",
      "Published ones help others, from “Former customer”; all others are removed.",
    ),
    seller_reviews: anonymized(
      "sellerReviews",
      "Published ones help others, from “Former customer”; all others are removed.",
    ),
    conversations: kept(
      "messages",
      "Those about an order are part of its papers, like a guest’s. All others are removed with their files.",
    ),
  },
  headings: {
    stockNotices: "Products you wait for",
    reviews: "Reviews",
    sellerReviews: "Reviews of sellers",
    likes: "Reviews you found helpful",
    messages: "Messages",
    questions: "Questions on product pages",
  },
  archive: archiveWords,
  remove: removeCustomerWords,
};
