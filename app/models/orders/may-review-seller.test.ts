import { expect, test } from "vitest";
import { orderStatuses } from "../selling/checkout/order-status";
import { mayReviewSeller } from "./may-review-seller";

test("the seller of an accepted order can be reviewed, of no other (rule seller-reviews-1)", () => {
  expect(orderStatuses.filter(mayReviewSeller)).toEqual(["processing", "packing", "complete", "closed"]);
});
