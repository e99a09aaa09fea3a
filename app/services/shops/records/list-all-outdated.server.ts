// @public

import { and, desc, sql } from "drizzle-orm";
import {
  hasTranslations,
  type OutdatedText,
  outdatedTexts,
} from "~/models/platform/translations/outdated-texts";
import { authorize } from "~/models/shops/actors/authorize";
import { localesOf } from "~/models/shops/locales/locale";
import { recordVersions } from "~/tables/shops/records";
import type { ShopContext } from "../context/shop-context.server";
import { ofRecord } from "./of-record.server";
import type { RecordKind } from "./record-kind";

/**
 * Which texts of many records are of an older original (rule texts-13), by their names and by one statement;
 * records without such texts are left out.
 * @param records as their kind reads them, or the texts of them that may be in several languages
 * @throws AppError `forbidden`
 */
export async function listAllOutdated(
  ctx: ShopContext,
  kind: Pick<RecordKind<unknown>, "kind" | "reach" | "subjectOf">,
  records: ReadonlyMap<string, unknown>,
): Promise<ReadonlyMap<string, OutdatedText[]>> {
  const known = new Set(localesOf(ctx.shop).map(({ language }) => language));
  const names = [...records].flatMap(([name, record]) => (hasTranslations(record) ? [name] : []));
  if (known.size === 1 || names.length === 0) return new Map();
  authorize(await ctx.actor(), "view", kind.subjectOf(ctx));
  const rows = await ctx.db
    .select({ name: recordVersions.name, record: recordVersions.record })
    .from(recordVersions)
    .where(
      and(
        ofRecord(recordVersions, ctx, kind),
        sql`${recordVersions.name} = any(${sql.param(names)}::text[])`,
      ),
    )
    .orderBy(desc(recordVersions.id));
  const former = new Map<string, unknown[]>();
  for (const { name, record } of rows) former.set(name, [...(former.get(name) ?? []), record]);
  return new Map(
    names.flatMap((name) => {
      const found = outdatedTexts(records.get(name), former.get(name) ?? []).filter(({ language }) =>
        known.has(language),
      );
      return found.length > 0 ? [[name, found] as const] : [];
    }),
  );
}
