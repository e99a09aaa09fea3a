// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { problemText } from "~/models/platform/validation/input-problems";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { changedSettings } from "~/models/shops/settings/modules/changed-settings";
import { settingsRecordsOf } from "~/models/shops/settings/settings-lists";
import { type ShopSettings, shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { shops } from "~/tables/shops/shops";
import { announceChange, WHOLE_SHOP } from "../changes/announce-change.server";
import type { ShopContext } from "../context/shop-context.server";
import { keepUsedGroups } from "../records/keep-used-groups.server";
import { keepVersions } from "../records/keep-version.server";

/**
 * Writes settings of the shop; nothing else does (rule settings-4). A module that `changes` names is
 * replaced, the others stay. Call it inside a transaction that names its actor.
 * @param source what a message names as the place to mend: a file, or "settings"
 * What each of its records was is kept (rule owners-4).
 * @returns the shop's settings, and whether anything changed
 * @throws AppError `invalid` naming every wrong key and its mend, `forbidden` where the actor may not change
 * settings, `conflict` where customers are in a group that goes (rule owners-11)
 */
export async function writeSettings(
  ctx: ShopContext,
  changes: unknown,
  source = "settings",
): Promise<{ settings: ShopSettings; isChanged: boolean }> {
  authorize(await ctx.actor(), "change", shopSubject("setting", ctx.shop));
  const ofShop = and(eq(shops.tenantId, ctx.tenant.id), eq(shops.id, ctx.shop.id));
  // Every session, cart and order refers to this row: "for update" would keep them waiting until the
  // transaction ends.
  const ofRow = ctx.db.select({ settings: shops.settings }).from(shops).where(ofShop);
  const [stored] = await ofRow.for("no key update");
  if (!stored) throw new AppError("not_found", "There is no such shop.");
  const checked = changedSettings(stored.settings, changes, ctx.shop.domains, ctx.shop.type);
  if ("problems" in checked) throw new AppError("invalid", problemText(source, checked.problems));
  const { settings } = checked;
  const isChanged = canonicalJson(settings) !== canonicalJson(stored.settings);
  if (isChanged) {
    const before = shopSettingsSchema.parse(stored.settings);
    await keepUsedGroups(ctx, before.customer_groups, settings.customer_groups);
    await keepSettings(ctx, before, settings);
    await ctx.db.update(shops).set({ settings, updatedAt: ctx.now() }).where(ofShop);
    await announceChange(ctx, "shop", [WHOLE_SHOP]);
  }
  return { settings, isChanged };
}

/** Keeps the records of settings that a change makes different, whichever of their kinds it came by. */
async function keepSettings(ctx: ShopContext, before: ShopSettings, after: ShopSettings): Promise<void> {
  const wanted = settingsRecordsOf(after);
  for (const [kind, records] of settingsRecordsOf(before)) {
    const isSame = (name: string, record: unknown) =>
      canonicalJson(wanted.get(kind)?.get(name) ?? null) === canonicalJson(record);
    const former = [...records].filter(([name, record]) => !isSame(name, record));
    await keepVersions(ctx, { kind, reach: "shop" }, new Map(former));
  }
}
