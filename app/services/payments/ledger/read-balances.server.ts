// @public

import { and, asc, eq, sql } from "drizzle-orm";
import type { LedgerAccount } from "~/models/payments/ledger-account";
import type { Minor } from "~/models/platform/money/money";
import { authorize } from "~/models/shops/actors/authorize";
import { orders } from "~/tables/orders/orders";
import { ledgerEntries } from "~/tables/payments/ledger";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { inBusiness } from "../../shops/markets/in-business.server";

/** What is on an account, minor units of the business's currency; debits are positive. */
export type AccountBalance = {
  account: LedgerAccount;
  /** Of `seller_payable`, whose it is; null for the other accounts. */
  sellerCode: string | null;
  amountMinor: Minor;
};

/**
 * The balance of every account that was used, and of `seller_payable` for each seller.
 * @throws AppError `forbidden` where the actor may not view the ledger
 */
export async function readBalances(ctx: ShopContext): Promise<AccountBalance[]> {
  authorize(await ctx.actor(), "view", { kind: "ledger", tenantId: ctx.tenant.id });
  const sellerCode = sql<string | null>`case when ${ledgerEntries.account} = 'seller_payable' then (
    select s.code from ${sellers} s where s.tenant_id = ${ctx.tenant.id} and s.id = ${ledgerEntries.sellerId}) end`;
  const rows = await ctx.db
    .select({
      account: ledgerEntries.account,
      sellerCode,
      amountMinor: sql<string>`round(sum(${inBusiness(sql`${ledgerEntries.amountMinor}`, sql`${orders.exchange}`)}))`,
    })
    .from(ledgerEntries)
    .leftJoin(orders, and(eq(orders.tenantId, ledgerEntries.tenantId), eq(orders.id, ledgerEntries.orderId)))
    .where(eq(ledgerEntries.tenantId, ctx.tenant.id))
    .groupBy(sql`1`, sql`2`)
    .orderBy(asc(sql`1`), asc(sql`2`));
  return rows.map((row) => ({ ...row, amountMinor: Number(row.amountMinor) }));
}
