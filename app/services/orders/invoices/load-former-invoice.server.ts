import { and, eq } from "drizzle-orm";
import type { Paper } from "~/models/platform/paper/paper";
import { formerInvoices } from "~/tables/orders/former-invoices";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** An invoice that an edit of its order took the place of, as it was issued; null for no such number. */
export async function loadFormerInvoice(
  ctx: ShopContext,
  orderId: string,
  number: string,
): Promise<Paper | null> {
  const [row] = await ctx.db
    .select({ paper: formerInvoices.paper })
    .from(formerInvoices)
    .where(
      and(
        eq(formerInvoices.tenantId, ctx.tenant.id),
        eq(formerInvoices.orderId, orderId),
        eq(formerInvoices.number, number),
      ),
    );
  return row?.paper ?? null;
}
