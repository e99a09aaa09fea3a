import { and, eq, notExists, notInArray, sql } from "drizzle-orm";
import type { OptionSet } from "~/models/catalogue/product-option";
import { changeOf } from "~/models/files/apply-change";
import { type ApplyCounts, noCounts } from "~/models/files/apply-summary";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/authorize";
import { catalogueSubject } from "~/models/shops/catalogue-subject";
import { optionSets, products } from "~/tables/catalogue";
import { WHOLE_SHOP } from "../../shops/announce-change.server";
import type { ShopFilesContext } from "../files-context.server";

/**
 * Writes the option sets of a folder; call it before the products that name them. Sets the folder lacks are
 * removed by {@link removeOptionSets}, after the products.
 * @returns what was done, and the tags of what shows something else now
 */
export async function applyOptionSets(
  ctx: ShopFilesContext,
  wanted: ReadonlyMap<string, OptionSet>,
): Promise<{ counts: ApplyCounts; tags: string[] }> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const rows = await ctx.db.select().from(optionSets).where(eq(optionSets.tenantId, ctx.tenant.id));
  const stored = new Map(rows.map(({ code, definition }) => [code, definition]));
  const counts = { ...noCounts };
  const changed: { code: string; definition: OptionSet }[] = [];
  for (const [code, definition] of wanted) {
    const known = stored.get(code);
    const outcome =
      known === undefined
        ? "added"
        : canonicalJson(known) === canonicalJson(definition)
          ? "unchanged"
          : "changed";
    counts[outcome] += 1;
    if (outcome === "unchanged") continue;
    changed.push({ code, definition });
    ctx.noteChange?.(changeOf("option set", code, known, definition));
  }
  if (changed.length > 0) await writeOptionSets(ctx, changed);
  return { counts, tags: counts.changed > 0 ? [WHOLE_SHOP] : [] };
}

async function writeOptionSets(
  ctx: ShopFilesContext,
  sets: readonly { code: string; definition: OptionSet }[],
): Promise<void> {
  const [tenantId, now] = [ctx.tenant.id, ctx.now()];
  await ctx.db
    .insert(optionSets)
    .values(sets.map((one) => ({ tenantId, ...one, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({
      target: [optionSets.tenantId, optionSets.code],
      set: { definition: sql`excluded.definition`, updatedAt: now },
    });
}

/** Removes sets that are not wanted; one that a product still names, because its row was refused, stays. */
export async function removeOptionSets(
  ctx: ShopFilesContext,
  wanted: ReadonlyMap<string, OptionSet>,
): Promise<ApplyCounts> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  const users = ctx.db
    .select({ one: sql`1` })
    .from(products)
    .where(and(eq(products.tenantId, optionSets.tenantId), eq(products.optionSet, optionSets.code)));
  const unwanted = wanted.size > 0 ? notInArray(optionSets.code, [...wanted.keys()]) : undefined;
  const gone = await ctx.db
    .delete(optionSets)
    .where(and(eq(optionSets.tenantId, ctx.tenant.id), unwanted, notExists(users)))
    .returning({ code: optionSets.code });
  for (const { code: name } of gone)
    ctx.noteChange?.({ kind: "option set", name, did: "removed", fields: [] });
  return { ...noCounts, removed: gone.length };
}
