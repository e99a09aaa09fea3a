import { owedText } from "~/models/orders/payment/owed-text";
import { inZone } from "~/models/platform/date/format-date";
import { formatMoney } from "~/models/platform/money/format-money";
import { type OrderStatus, orderStatuses, orderStatusLabels } from "~/models/selling/checkout/order-status";
import { nameSellers } from "~/services/marketplace/name-sellers.server";
import { listOwedOrders } from "~/services/orders/money/list-owed-orders.server";
import { type FoundOrder, searchOrders } from "~/services/orders/reading/search-orders.server";
import { listShopPastOrders } from "~/services/orders/reorder/list-past-orders.server";
import { UsageError } from "../command";
import { findPaymentShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `order list --client acme [--status processing] [--find "grace"] [--seller pots]`: the newest orders. */
export async function listOrders(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["status", "find", "seller"] });
  const statuses = options.status === undefined ? null : [statusOf(options.status)];
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const search = { shopId: ctx.shop.id, statuses, text: options.find, seller: options.seller };
    const orders = await searchOrders(ctx, search, { after: null, limit: 100 });
    if (orders.length === 0) say("No orders");
    else say(`Times of ${ctx.shop.settings.general.time_zone}`);
    const names = await nameSellers(
      ctx,
      orders.map(({ sellerId }) => sellerId),
    );
    const namesSeller = ctx.shop.type === "marketplace";
    for (const each of orders) {
      const line = orderLine(each, ctx.shop.settings.general.time_zone);
      say(namesSeller ? `${line}  ${names.get(each.sellerId) ?? ""}` : line);
    }
  });
}

/** An order in a list, with when it was placed on a clock. */
export function orderLine(
  {
    incrementId,
    createdAt,
    status,
    grandTotalMinor,
    currency,
    email,
  }: Pick<FoundOrder, "incrementId" | "createdAt" | "status" | "grandTotalMinor" | "currency" | "email">,
  zone: string,
): string {
  const total = formatMoney(grandTotalMinor, currency).padStart(12);
  const day = inZone(createdAt, zone).toFormat("yyyy-MM-dd HH:mm");
  return `${incrementId}  ${day}  ${orderStatusLabels[status].padEnd(15)}  ${total}  ${email}`;
}

/** @throws UsageError for a text that names no state */
export function statusOf(text: string): OrderStatus {
  const status = orderStatuses.find((known) => known === text);
  if (!status) throw new UsageError(`'${text}' is not a state: ${orderStatuses.join(", ")}`);
  return status;
}

/** `order owed --client acme` lists the orders of which a shopper is owed money (rule payment-21). */
export async function listOwed(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const orders = await listOwedOrders(ctx);
    if (orders.length === 0) say("Nothing is owed to shoppers");
    for (const { incrementId, status, money, currency, email } of orders)
      say(`${incrementId}  ${orderStatusLabels[status].padEnd(15)}  ${owedText(money, currency)}  ${email}`);
  });
}

/**
 * `order past --client acme [--email <e-mail>] [--number "#1001"]` lists orders of an earlier shop (rule
 * imports-5).
 */
export async function listPast(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"], optional: ["email", "number"] });
  await withShops("order", async ({ base, say }) => {
    const ctx = await findPaymentShop(base, options.client ?? "");
    const { email = "", number = "" } = options;
    const found = await listShopPastOrders(ctx, { email, number, limit: 100 });
    if (found.length === 0) say("No orders of an earlier shop");
    for (const one of found) {
      const total = formatMoney(one.totalMinor, one.currency);
      say(`${one.number.padEnd(12)}  ${one.placedAt.slice(0, 10)}  ${total}  ${one.state}  ${one.email}`);
      if (number !== "") for (const { qty, sku, name } of one.lines) say(`  ${qty} × ${sku}  ${name}`);
    }
  });
}
