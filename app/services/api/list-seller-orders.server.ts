// @public

import { sellerListSchema } from "~/models/api/seller-calls";
import { listShopOrders } from "../orders/reading/list-shop-orders.server";
import type { SellerCallContext } from "./answer-seller-call.server";
import { readRestCall } from "./rest/read-sent.server";

/** Orders of a page. */
const limit = 50;

/**
 * A page of the seller's orders, the newest first (rule seller-api-4).
 * @throws AppError `invalid` for an unknown state or page
 */
export async function listSellerOrders({ ctx, sellerId }: SellerCallContext, query: URLSearchParams) {
  const asked = { status: query.get("status"), page: query.get("page") ?? 1 };
  const { status, page } = readRestCall(sellerListSchema, asked);
  const orders = await listShopOrders(ctx, { status, limit, offset: (page - 1) * limit, sellerId });
  return {
    page,
    limit,
    orders: orders.map((order) => ({
      increment_id: order.incrementId,
      status: order.status,
      currency: order.currency,
      grand_total_minor: order.grandTotalMinor,
      created_at: order.createdAt.toISOString(),
    })),
  };
}
