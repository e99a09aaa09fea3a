// @public

import { isUnasked } from "~/models/agents/permalink/is-unasked";
import { itemPath, type LinkedItem } from "~/models/agents/permalink/item-path";
import { carriedTo, readPermalink } from "~/models/agents/permalink/permalink";
import { phrase } from "~/models/platform/texts/phrase";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartPath, checkoutPath, homePath } from "~/paths";
import { linkedGoodsPath } from "~/paths/agents";
import { listCarts } from "../selling/cart/list-carts.server";
import { leadTo } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { refuseWithoutPermalinks } from "./linked-goods.server";
import { bringGoods, nextPage } from "./permalink/bring-goods.server";
import { takeAnswers } from "./purchase/take-answers.server";

/** Answers are not cached and send no referrer: the address may hold the buyer's name. */
const headers = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/**
 * Follows a link that names goods (rule agents-22): they go into an empty cart at once. Where they would join
 * others, and where no one asked for the page yet, a page asks first.
 * @param path of the goods, below the shop's endpoint
 */
export async function followPermalink(
  ctx: RequestContext,
  request: Request,
  path: string,
): Promise<Response> {
  ctx.doNotCache();
  refuseWithoutPermalinks(ctx);
  const link = readPermalink(path, new URL(request.url).searchParams);
  if (!link) {
    const notice = { lines: [phrase("We couldn’t find this product.")] };
    return leadTo(ctx, cartPath(), { headers, notice });
  }
  const { asked, continueTo, carried } = link;
  const items = asked.lines.map(({ sku, qty }) => ({ sku, qty }));
  const lead = (page: string, marks: Parameters<typeof leadTo>[2] = {}) =>
    leadTo(ctx, carriedTo(page, carried), { ...marks, headers });
  if (items.length === 0) return lead(continueTo || homePath());
  const visitor = await ctx.visitor();
  const held = await heldPieces(ctx, visitor);
  if (holdsAll(held, items)) return lead(continueTo || checkoutPath());
  if (held.size > 0 || isUnasked(request)) return lead(linkedGoodsPath(itemPath(items), asked.codes));
  const brought = await bringGoods(ctx, visitor, { items, codes: asked.codes });
  const { cartIds, setCookie, refusals } = brought;
  // A browser that was here before has answers of its own (rule agents-10).
  if (setCookie && cartIds.length > 0) await takeAnswers(ctx, cartIds, { asked });
  return lead(nextPage(brought, continueTo), { cookies: [setCookie], notice: { lines: refusals } });
}

/** The pieces in the visitor's carts by SKU, without gifts. */
async function heldPieces(ctx: RequestContext, visitor: Visitor): Promise<Map<string, number>> {
  const held = new Map<string, number>();
  for (const { summary } of await listCarts(ctx, visitor))
    for (const { sku, qty, autoAddedBy } of [...summary.items, ...summary.invalidItems])
      if (autoAddedBy === null) held.set(sku, (held.get(sku) ?? 0) + qty);
  return held;
}

/** A link that is opened again changes nothing. */
const holdsAll = (held: ReadonlyMap<string, number>, items: readonly LinkedItem[]): boolean =>
  items.every(({ sku, qty }) => (held.get(sku) ?? 0) >= qty);
