// @public

import { defaultDisplayName } from "~/models/accounts/display-name";
import type { OrderView } from "~/models/orders/order-view/order-view";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findReviewOfOrder } from "./read-seller-reviews.server";

/** What the form that reviews a seller shows: `star`, name and text as they were written before. */
export type SellerReviewFormView = {
  order: Pick<OrderView, "id" | "incrementId">;
  sellerName: string;
  isWritten: boolean;
  star: string;
  displayName: string;
  content: string;
};

/**
 * The form for the review of an order's seller; null where the seller can't be reviewed (rule
 * seller-reviews-1).
 */
export async function loadSellerReviewForm(
  ctx: ShopContext,
  order: OrderView,
  { customer }: Visitor,
): Promise<SellerReviewFormView | null> {
  if (!order.sellerReview) return null;
  const written = await findReviewOfOrder(ctx, order.id);
  const { first_name: firstName, last_name: lastName } = order.billingAddress;
  const name = customer
    ? defaultDisplayName(customer)
    : defaultDisplayName({ nickName: "", firstName, lastName });
  return {
    order: { id: order.id, incrementId: order.incrementId },
    sellerName: order.sellerReview.sellerName,
    isWritten: written !== null,
    star: written ? String(written.star) : "",
    displayName: written?.displayName ?? name,
    content: written?.content ?? "",
  };
}
