// @public

import { type OutdatedText, outdatedTexts } from "~/models/platform/translations/outdated-texts";
import { localesOf } from "~/models/shops/locales/locale";
import type { ShopContext } from "../context/shop-context.server";
import { listVersions } from "./list-versions.server";
import type { RecordKind } from "./record-kind";

/**
 * Which texts of a record in the shop's further languages are of an older original (rule texts-13), by its
 * last versions; none in a shop of one language.
 * @throws AppError `forbidden`
 */
export async function listOutdated<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  record: R | null,
): Promise<OutdatedText[]> {
  const known = new Set(localesOf(ctx.shop).map(({ language }) => language));
  if (known.size === 1 || record === null) return [];
  const former = await listVersions(ctx, kind, name);
  return outdatedTexts(
    record,
    former.map((one) => one.record),
  ).filter(({ language }) => known.has(language));
}
