// @public

import { type LinkedItem, readItemPath } from "~/models/agents/permalink/item-path";
import { phrase } from "~/models/platform/texts/phrase";
import type { KeptItemView } from "~/models/selling/cart/kept-item";
import { leadTo } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { hasPermalinks } from "./payment/agent-methods.server";
import { bringGoods, nextPage } from "./permalink/bring-goods.server";
import { readLinkedGoods } from "./permalink/read-linked-goods.server";

/** As many codes as a cart takes; each is a try of its visitor. */
const mostCodes = 5;

const notThere = () =>
  new Response(phrase("We couldn’t find this product."), { status: 404, statusText: "Not Found" });

/** @throws Response 404 in a shop whose carts agents may not fill (rule agents-22) */
export function refuseWithoutPermalinks(ctx: RequestContext): void {
  if (!hasPermalinks(ctx)) throw notThere();
}

/**
 * The goods of a link, for the page that asks whether they are to join the cart.
 * @throws Response 404 for a path of none
 */
export async function showLinkedGoods(
  ctx: RequestContext,
  path: string,
): Promise<{ items: KeptItemView[]; missing: string[] }> {
  const items = itemsOf(ctx, path);
  const goods = await readLinkedGoods(ctx, await ctx.visitor(), items);
  const shown = goods.flatMap(({ known }) => known?.item ?? []);
  return { items: shown, missing: goods.flatMap(({ sku, known }) => (known ? [] : [sku])) };
}

/** Adds them: a visitor pressed the button. */
export async function addLinkedGoods(
  ctx: RequestContext,
  path: string,
  codes: readonly string[],
): Promise<Response> {
  const items = itemsOf(ctx, path);
  const brought = await bringGoods(ctx, await ctx.visitor(), { items, codes: codes.slice(0, mostCodes) });
  const marks = { cookies: [brought.setCookie], notice: { lines: brought.refusals } };
  return leadTo(ctx, nextPage(brought), marks);
}

function itemsOf(ctx: RequestContext, path: string): LinkedItem[] {
  ctx.doNotCache();
  refuseWithoutPermalinks(ctx);
  const items = readItemPath(path);
  if (!items) throw notThere();
  return items;
}
