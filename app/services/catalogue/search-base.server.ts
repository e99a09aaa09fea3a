import type { ShopContext } from "../shop-context.server";
import { findMatches } from "./find-matches.server";
import type { AskedBase } from "./load-listing.server";

/** Most matches that are filtered and counted: the best ones. Beyond them nobody looks. */
const maxMatches = 10_000;

/** What a keyword finds, the best match first, to be filtered and counted like a category. */
export async function searchBase(
  ctx: ShopContext,
  search: { keyword: string; everything: boolean },
): Promise<AskedBase> {
  const sort = { field: "bestmatch", direction: "desc" } as const;
  const { matches } = await findMatches(ctx, { ...search, sort, page: 1, limit: maxMatches });
  const asked = new Map<number, number>();
  for (const { id, variationId } of matches) if (variationId !== null) asked.set(id, variationId);
  return { base: { kind: "ids", ids: matches.map(({ id }) => id) }, asked };
}
