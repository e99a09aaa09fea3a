// @public

import { and, eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ShopContext } from "./shop-context.server";

type Owner = Pick<ShopContext, "tenant" | "shop">;

/** The condition of rows that belong to the storefront of the context. */
export const ofShop = (table: { tenantId: PgColumn; shopId: PgColumn }, { tenant, shop }: Owner) =>
  and(eq(table.tenantId, tenant.id), eq(table.shopId, shop.id)) as SQL;

/** The columns that make a new row belong to the storefront of the context. */
export const shopKey = ({ tenant, shop }: Owner) => ({ tenantId: tenant.id, shopId: shop.id });
