import { sql } from "drizzle-orm";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import type { Matches } from "./find-matches.server";
import { type CardPage, selectCards } from "./select-cards.server";

/** The cards of products that were found, in the order they were found in. */
export async function selectListedCards(
  ctx: ShopContext,
  visitor: Visitor,
  { matches, itemTotal }: Matches,
  texts: "no-text" | "with-text" = "no-text",
): Promise<CardPage> {
  if (matches.length === 0) return { products: [], itemTotal, tags: [] };
  const ids = matches.map((match) => match.id);
  const variationIds = matches.map((match) => match.variationId);
  const page = await selectCards(
    ctx,
    visitor,
    sql`select id, position::int, 0 as item_total, variation_id
        from unnest(${sql.param(ids)}::int[], ${sql.param(variationIds)}::int[])
          with ordinality as found (id, variation_id, position)`,
    texts,
  );
  return { ...page, itemTotal };
}
