import { canBeReadLoosely, type Reading, searchParts } from "~/models/catalogue/search/search-terms";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findAlikeWords } from "./find-alike-words.server";

/**
 * What the first reading of a keyword finds that finds anything: as typed, then loosely, then with mistyped
 * words taken for those that come close (rule search-10). What it finds as typed where none does.
 * @param find looks a reading up; null where it finds nothing
 */
export async function firstReading<Found>(
  ctx: ShopContext,
  keyword: string,
  find: (reading: Reading) => Promise<Found | null>,
): Promise<Found | null> {
  const found = await find({ looseness: "exact" });
  if (found !== null || searchParts(keyword).length === 0) return found;
  const loose = canBeReadLoosely(keyword) ? await find({ looseness: "loose" }) : null;
  if (loose !== null) return loose;
  const alike = await findAlikeWords(ctx, keyword);
  return alike.size > 0 ? find({ looseness: "loose", alike }) : null;
}
