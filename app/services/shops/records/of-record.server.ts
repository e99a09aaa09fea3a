import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ShopContext } from "../context/shop-context.server";
import type { RecordKind } from "./record-kind";

/** Whose a record of a kind is: a shop's, or null for what all shops of the tenant share. */
export const ownerOf = (ctx: ShopContext, { reach }: Pick<RecordKind<never>, "reach">): string | null =>
  reach === "tenant" ? null : ctx.shop.id;

/** The condition of rows about one record, or about all of a kind. */
export function ofRecord(
  table: Record<"tenantId" | "shopId" | "kind" | "name", PgColumn>,
  ctx: ShopContext,
  kind: Pick<RecordKind<never>, "reach" | "kind">,
  name?: string,
): SQL {
  const owner = ownerOf(ctx, kind);
  return and(
    eq(table.tenantId, ctx.tenant.id),
    owner === null ? isNull(table.shopId) : eq(table.shopId, owner),
    eq(table.kind, kind.kind),
    name === undefined ? undefined : eq(table.name, name),
  ) as SQL;
}
