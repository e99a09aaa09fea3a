// @public

import { and, asc, eq } from "drizzle-orm";
import { type Menu, menuSchema } from "~/models/content/menus/menu";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { checkRecord } from "~/models/shops/records/check-record";
import { menus } from "~/tables/content/content";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import type { WholeKind } from "../../shops/records/record-kind";

/** The menus of a shop, named by their ids. */
export const menuRecords: WholeKind<Menu> = {
  kind: "menu",
  reach: "shop",
  subjectOf: (ctx) => shopSubject("content", ctx.shop),
  async listNames(ctx) {
    const rows = await ctx.db
      .select({ id: menus.id })
      .from(menus)
      .where(ofShop(menus, ctx))
      .orderBy(asc(menus.id));
    return rows.map(({ id }) => id);
  },
  async readAll(ctx) {
    const rows = await ctx.db
      .select({ id: menus.id, name: menus.name, items: menus.items })
      .from(menus)
      .where(ofShop(menus, ctx))
      .orderBy(asc(menus.id));
    return new Map(rows.map((menu) => [menu.id, menu]));
  },
  async read(ctx, id, hold) {
    const found = ctx.db
      .select({ id: menus.id, name: menus.name, items: menus.items })
      .from(menus)
      .where(and(ofShop(menus, ctx), eq(menus.id, id)));
    const [row] = await (hold ? found.for("update") : found);
    return row ?? null;
  },
  check(id, typed) {
    return checkRecord(menuSchema, `menu '${id}'`, typeof typed === "object" ? { ...typed, id } : typed);
  },
  async save(inner, id, menu) {
    if (menu === null) await inner.db.delete(menus).where(and(ofShop(menus, inner), eq(menus.id, id)));
    else {
      const columns = { name: menu.name, items: menu.items, updatedAt: inner.now() };
      await inner.db
        .insert(menus)
        .values({ ...shopKey(inner), id, ...columns })
        .onConflictDoUpdate({ target: [menus.tenantId, menus.shopId, menus.id], set: columns });
    }
    return [`menu:${id}`];
  },
};
