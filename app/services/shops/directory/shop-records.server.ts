// @public

import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import { type ShopRecord, shopRecordOf, shopRecordSchema } from "~/models/shops/records/shop-record";
import { addressFault } from "~/models/shops/settings/modules/changed-settings";
import { shopDomains, shops } from "~/tables/shops/shops";
import { WHOLE_SHOP } from "../changes/announce-change.server";
import { ofShop, shopKey } from "../context/of-shop.server";
import type { ShopContext } from "../context/shop-context.server";
import type { WholeKind } from "../records/record-kind";
import { requireConfirmed } from "../records/require-confirmed.server";
import { readShop } from "./shop-directory.server";

const ofRow = ({ tenant, shop }: ShopContext) => and(eq(shops.tenantId, tenant.id), eq(shops.id, shop.id));

/** A shop's name, state and domains: one record, named by the shop's code. */
export const shopRecords: WholeKind<ShopRecord> = {
  kind: "shop",
  reach: "shop",
  subjectOf: (ctx) => shopSubject("setting", ctx.shop),
  listNames: async ({ shop }) => [shop.code],
  readAll: async (ctx) => new Map([[ctx.shop.code, await readOwn(ctx)]]),
  async read(ctx, code, hold) {
    if (code !== ctx.shop.code) return null;
    // As `writeSettings` holds it.
    if (hold) await ctx.db.select({ id: shops.id }).from(shops).where(ofRow(ctx)).for("no key update");
    return readOwn(ctx);
  },
  check(code, typed, ctx) {
    if (code !== ctx.shop.code)
      throw new AppError("not_found", `There is no shop '${code}' at this address: name '${ctx.shop.code}'.`);
    const record = checkRecord(shopRecordSchema, `shop '${code}'`, typed);
    const fault = addressFault(ctx.shop.settings, record.domains);
    if (fault)
      throw new AppError("invalid", `shop '${code}': domains: ${fault.path.join(".")} is at none of them`);
    return record;
  },
  async save(inner, code, after, before) {
    if (after === null) throw new AppError("invalid", `The shop '${code}' is not removed.`);
    const { domains, frontend_status: frontendStatus, ...same } = after;
    const isMoved = before?.domains.join() !== domains.join();
    if (isMoved) await requireConfirmed(inner);
    await refuseTaken(inner, domains);
    await inner.db
      .update(shops)
      .set({ ...same, frontendStatus, updatedAt: inner.now() })
      .where(ofRow(inner));
    if (isMoved) {
      await inner.db.delete(shopDomains).where(ofShop(shopDomains, inner));
      if (domains.length > 0)
        await inner.db
          .insert(shopDomains)
          .values(domains.map((domain, at) => ({ ...shopKey(inner), domain, isPrimary: at === 0 })));
    }
    return [WHOLE_SHOP];
  },
};

async function readOwn(ctx: ShopContext): Promise<ShopRecord> {
  const stored = await readShop(ctx.db, ofRow(ctx));
  if (!stored) throw new AppError("not_found", "There is no such shop.");
  return shopRecordOf(stored);
}

async function refuseTaken({ db, shop }: ShopContext, domains: readonly string[]): Promise<void> {
  if (domains.length === 0) return;
  const taken = await db.select().from(shopDomains).where(inArray(shopDomains.domain, domains));
  const other = taken.find(({ shopId }) => shopId !== shop.id);
  if (other) throw new AppError("conflict", `the domain ${other.domain} already leads to another shop`);
}
