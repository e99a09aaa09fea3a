// @public

import { and, desc, eq, sql } from "drizzle-orm";
import type { EntryPart, LedgerAccount, MovementKind } from "~/models/payments/ledger-account";
import type { Currency, Minor } from "~/models/platform/money/money";
import { authorize } from "~/models/shops/actors/authorize";
import { orders } from "~/tables/orders/orders";
import { ledgerEntries, ledgerMovements } from "~/tables/payments/ledger";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { inBusiness } from "../../shops/markets/in-business.server";

/** An entry as a person reads it, with its movement. */
export type ListedEntry = {
  movementId: number;
  kind: MovementKind;
  key: string;
  note: string;
  createdAt: Date;
  account: LedgerAccount;
  part: EntryPart;
  sellerCode: string | null;
  /** The code of the shop an order was placed in: each shop counts its own orders. */
  shopCode: string | null;
  orderNumber: string | null;
  /** Minor units of `currency`; debits are positive. */
  amountMinor: Minor;
  /** That of the order, else the business's. */
  currency: Currency;
  /** The same in the business's currency, by the rate the order keeps (rule markets-4). */
  businessMinor: Minor;
};

/**
 * The newest movements of the ledger with their entries, all or those of a seller or of an order of this
 * shop.
 * @param page `limit` movements, `after` for those after one by its id
 * @throws AppError `forbidden` where the actor may not view the ledger
 */
export async function listMovements(
  ctx: ShopContext,
  page: { sellerCode?: string; orderNumber?: string; after?: number | null; limit: number },
): Promise<ListedEntry[]> {
  authorize(await ctx.actor(), "view", { kind: "ledger", tenantId: ctx.tenant.id });
  const { sellerCode, orderNumber, after, limit } = page;
  const tenantId = ctx.tenant.id;
  const named = and(
    sellerCode === undefined ? undefined : eq(sellers.code, sellerCode),
    orderNumber === undefined
      ? undefined
      : and(eq(orders.shopId, ctx.shop.id), eq(orders.incrementId, orderNumber)),
  );
  const which = sql`${ledgerMovements.id} in (
    select e.movement_id from ledger_entries e
    left join ${sellers} on ${sellers.tenantId} = e.tenant_id and ${sellers.id} = e.seller_id
    left join ${orders} on ${orders.tenantId} = e.tenant_id and ${orders.id} = e.order_id
    where e.tenant_id = ${tenantId} and ${named ?? sql`true`}
      and ${after == null ? sql`true` : sql`e.movement_id < ${after}`}
    group by e.movement_id order by e.movement_id desc limit ${limit})`;
  return ctx.db
    .select({
      movementId: ledgerMovements.id,
      kind: ledgerMovements.kind,
      key: ledgerMovements.key,
      note: ledgerMovements.note,
      createdAt: ledgerMovements.createdAt,
      account: ledgerEntries.account,
      part: ledgerEntries.part,
      sellerCode: sellers.code,
      shopCode: shops.code,
      orderNumber: orders.incrementId,
      amountMinor: ledgerEntries.amountMinor,
      currency: sql<Currency>`coalesce(${orders.currency}, ${ctx.tenant.currency})`,
      businessMinor:
        sql`round(${inBusiness(sql`${ledgerEntries.amountMinor}`, sql`${orders.exchange}`)})`.mapWith(Number),
    })
    .from(ledgerMovements)
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.tenantId, ledgerMovements.tenantId),
        eq(ledgerEntries.movementId, ledgerMovements.id),
      ),
    )
    .leftJoin(sellers, and(eq(sellers.tenantId, tenantId), eq(sellers.id, ledgerEntries.sellerId)))
    .leftJoin(orders, and(eq(orders.tenantId, tenantId), eq(orders.id, ledgerEntries.orderId)))
    .leftJoin(shops, and(eq(shops.tenantId, tenantId), eq(shops.id, orders.shopId)))
    .where(and(eq(ledgerMovements.tenantId, tenantId), which))
    .orderBy(desc(ledgerMovements.id), ledgerEntries.id);
}
