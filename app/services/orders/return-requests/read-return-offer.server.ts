// @public

import type { OrderView } from "~/models/orders/order-view/order-view";
import {
  type ReturnableLine,
  returnableLines,
  returnRefusal,
  returnsUntil,
} from "~/models/orders/return-request/returnable";
import { formatDate } from "~/models/platform/date/format-date";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readRefundedQty } from "./read-returnable-order.server";

/** What of an order can be sent back, and until which day; or why nothing can. */
export type ReturnOffer = { lines: ReturnableLine[]; untilText: string; refusal: string | null };

/** What a shopper can ask to send back of an order (rule order-returns-5). It does not check rights. */
export async function readReturnOffer(ctx: ShopContext, order: OrderView): Promise<ReturnOffer> {
  const { modules, general } = ctx.shop.settings;
  const terms = modules["order-management"].returns;
  const until = returnsUntil(order, terms);
  const lines = until ? returnableLines(order, await readRefundedQty(ctx, order.id)) : [];
  const dayText = (at: Date) => formatDate(at, general.time_zone);
  return {
    lines,
    untilText: until ? dayText(until) : "",
    refusal: returnRefusal(order, { terms, left: lines.length, now: ctx.now(), dayText }),
  };
}
