// @public

import { eq, sql } from "drizzle-orm";
import type { Destination } from "~/models/accounts/address/address";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { discountedAs } from "~/models/selling/cart-summary/pricing-line";
import { type CartSummaryInput, summarizeCart } from "~/models/selling/cart-summary/summarize-cart";
import { type DiscountVerdict, discountVerdicts } from "~/models/selling/discount/discount-verdicts";
import { type MethodVerdict, methodVerdicts } from "~/models/selling/shipping/method-verdicts";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import { findVisitorCustomer } from "../../accounts/find-visitor-customer.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { linesInput } from "../cart-page/price-lines.server";
import { lineToPrice, readGoods } from "./read-goods.server";

/** A cart on trial: chosen products, where it goes, the codes that are entered, and who buys. */
export type TriedCart = {
  pieces: readonly { sku: string; qty: number }[];
  destination: Destination;
  codes: readonly string[];
  /** Email of an account whose prices, group and uses hold; empty for a guest. */
  email: string;
};

/** What a cart would cost, with every method of delivery and every discount of the shop judged. */
export type CartTrial = {
  summary: CartSummary;
  methods: MethodVerdict[];
  discounts: DiscountVerdict[];
};

/**
 * Prices a cart on trial by the pipeline that prices carts (rule office-28). It only reads.
 * @throws AppError `invalid` for goods that cannot be bought by SKU, `forbidden` where an email is named and
 * customers may not be looked at
 */
export async function tryCart(
  ctx: ShopContext,
  { pieces, destination, codes, email }: TriedCart,
): Promise<CartTrial> {
  if (email !== "")
    authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const goods = await readGoods(ctx, pieces, "products");
  const customer = await findVisitorCustomer(ctx, email === "" ? null : await accountOf(ctx, email));
  const { input } = await linesInput(ctx, {
    sellerId: ctx.shop.sellerId,
    visitor: { sessionHash: null, customer, cartId: null },
    lines: goods.map(lineToPrice),
    draft: { estimatedFor: destination, email: email || undefined },
    couponCodes: codes,
  });
  const summary = summarizeCart(input);
  return { summary, methods: judgeMethods(input, summary, destination), discounts: judge(input, summary) };
}

async function accountOf({ db, tenant }: ShopContext, email: string): Promise<number | null> {
  const [row] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`${eq(customers.tenantId, tenant.id)} and ${eq(customers.email, email.toLowerCase())}`);
  return row?.id ?? null;
}

function judgeMethods({ shop }: CartSummaryInput, summary: CartSummary, destination: Destination) {
  const goodsMinor = summary.items.reduce(
    (sum, { autoAddedBy, qty, priceMinor }) => (autoAddedBy === null ? sum + qty * priceMinor : sum),
    0,
  );
  const shipment = { destination, items: summary.items, goodsMinor };
  const about = { refusals: summary.shippingRefusals, currency: summary.currency };
  return methodVerdicts(shop.settings.shipping_methods, shipment, about);
}

function judge({ shop, lines, visitor, now, codes, uses }: CartSummaryInput, summary: CartSummary) {
  const { settings } = shop;
  const priceOf = new Map(summary.items.map(({ itemId, priceMinor }) => [itemId, priceMinor]));
  const discounted = lines.flatMap((line) => {
    const unitPriceMinor = priceOf.get(line.itemId);
    if (unitPriceMinor === undefined) return [];
    return [{ ...discountedAs(line), id: String(line.itemId), qty: line.qty, unitPriceMinor }];
  });
  return discountVerdicts(settings.discounts, {
    lines: discounted,
    context: { zone: settings.general.time_zone, now, group: visitor.customer?.group || null, codes, uses },
    applied: summary.appliedDiscounts,
    prompted: summary.prompts.map(({ ruleId }) => ruleId),
    currency: summary.currency,
  });
}
