// @public

import { orderOfQuote, quoteState } from "~/models/checkout/quote-state";
import type { QuoteView } from "~/models/checkout/quote-view";
import { formatDate } from "~/models/platform/date/format-date";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { holdingKeyOf } from "~/models/shops/actors/actor";
import { authorize } from "~/models/shops/actors/authorize";
import type { Visitor } from "~/models/shops/visitors/visitor";
import type { OrderKey } from "../orders/reading/read-order.server";
import { orderSubject } from "../orders/states/order-subject";
import { readCartSummary } from "../selling/cart-page/read-cart-summary.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { isSignedLink } from "../shops/secrets/signed-link.server";
import { findQuote, type QuoteRow } from "./find-quote.server";

/** A quote, and its visitor as the holder of its cart. */
export type ReadQuote = { quote: QuoteView; visitor: Visitor };

/**
 * A quote for an actor who may see it: who sent it, or who holds the key of its mail (rule quotes-4).
 * @throws AppError `not_found` for everyone else
 */
export async function readQuote(
  ctx: ShopContext,
  quoteId: string,
  visitor: Visitor,
  { secret, key }: OrderKey,
): Promise<ReadQuote> {
  const row = await findQuote(ctx, quoteId);
  if (!row) throw new AppError("not_found", phrase("We couldn’t find this quote."));
  const actor = await ctx.actor();
  const subject = { kind: "quote", shopId: ctx.shop.id, id: row.id } as const;
  const holdsKey = Boolean(key) && isSignedLink(secret, subject, key ?? "");
  authorize(holdsKey ? holdingKeyOf(actor, row.id) : actor, "view", orderSubject(row));
  const holder = { ...visitor, cartId: row.cartId };
  return { quote: await quoteView(ctx, row, holder), visitor: holder };
}

/** A quote with its cart at the quoted prices; without lines once it was ordered. */
export async function quoteView(ctx: ShopContext, row: QuoteRow, holder: Visitor): Promise<QuoteView> {
  const zone = ctx.shop.settings.general.time_zone;
  const { id, number, email, note, answer, validUntil, createdAt } = row;
  return {
    id,
    number,
    email,
    note,
    answer,
    orderId: orderOfQuote(row),
    state: quoteState(row, ctx.now()),
    createdOnText: formatDate(createdAt, zone),
    validUntilText: validUntil ? formatDate(validUntil, zone) : "",
    summary: await readCartSummary(ctx, holder),
  };
}
