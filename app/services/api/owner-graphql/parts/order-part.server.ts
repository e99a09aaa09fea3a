import { z } from "zod";
import { AppError, isAppError } from "~/models/platform/error/app-error";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { findOrderByNumber } from "../../../orders/reading/find-order-by-number.server";
import { type FoundOrder, searchOrders } from "../../../orders/reading/search-orders.server";
import { listShopPastOrders } from "../../../orders/reorder/list-past-orders.server";
import { lineFields, loadOwnerOrder } from "../calls/load-owner-order.server";
import { cursorMoment, readPage } from "../cursor.server";
import { requireUuid } from "../ids.server";
import type { OrderParent } from "../resolver-parents";
import type { QueryResolvers, Resolvers } from "../resolvers";

const orders: QueryResolvers["orders"] = (_parent, { search, ...page }, { api }) => {
  const { shopId, sellerId, ...rest } = search ?? {};
  const wanted = {
    ...rest,
    shopId: shopId ? requireUuid(shopId, "shop", "shopId") : null,
    sellerId: sellerId ? requireUuid(sellerId, "seller", "sellerId") : null,
  };
  return readPage(page, z.object({ at: cursorMoment, id: z.string().uuid() }), {
    list: (after, limit) => searchOrders(api.ctx, wanted, { after, limit }),
    keyOf: (row) => row.cursor,
    nodeOf: summaryFields,
  });
};

const order: QueryResolvers["order"] = async (_parent, { id, number }, { api }) => {
  if (!id && !number) throw new AppError("invalid", "Name the order by its id or number.", "id");
  try {
    const ownSeller = sellerOfActor(api.key) ?? undefined;
    const orderId = id ? requireUuid(id, "order") : await findOrderByNumber(api.ctx, number ?? "", ownSeller);
    return await loadOwnerOrder(api, orderId);
  } catch (error) {
    if (isAppError(error) && error.code === "not_found") return null;
    throw error;
  }
};

// They only ever come by an import, so a place among them is a good cursor.
const pastOrders: QueryResolvers["pastOrders"] = (_parent, { number, email, ...page }, { api }) =>
  readPage(page, z.number().int().min(0), {
    list: async (after, limit) => {
      const wanted = { number: number ?? undefined, email: email ?? undefined };
      const found = await listShopPastOrders(api.ctx, { ...wanted, limit, offset: after ?? 0 });
      return found.map((past, at) => ({ past, next: (after ?? 0) + at + 1 }));
    },
    keyOf: ({ next }) => next,
    nodeOf: ({ past }) => past,
  });

const summaryFields = (row: FoundOrder): OrderParent => ({
  id: row.id,
  number: row.incrementId,
  shopId: row.shopId,
  sellerId: row.sellerId,
  status: row.status,
  email: row.email,
  customerId: row.customerId,
  currency: row.currency,
  name: `${row.billingAddress.first_name} ${row.billingAddress.last_name}`.trim(),
  subtotalMinor: row.subtotalMinor,
  discountMinor: row.discountMinor,
  shippingMinor: row.shippingMinor + row.shippingFeeMinor,
  taxMinor: row.taxMinor,
  grandTotalMinor: row.grandTotalMinor,
  totalDueMinor: row.totalDueMinor,
  invoiceNumber: row.invoiceNumber,
  agent: row.agent,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const orderResolvers = {
  Query: { orders, order, pastOrders },
  OrderSummary: {
    lines: async ({ id }, _asked, { api }) => ((await api.linesOf(id)) ?? []).map(lineFields),
  },
} satisfies Resolvers;
