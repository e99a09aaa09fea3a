// @public

import { and, eq } from "drizzle-orm";
import type { VatCheck } from "~/models/accounts/vat/vat-check";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The VAT number of a customer and what was found of it; null where the shop asks no business for one. */
export async function readVatNumber(
  { db, tenant, shop }: ShopContext,
  customerId: number,
): Promise<{ vatNumber: string; invoiceReference: string; check: VatCheck | null } | null> {
  if (!shop.settings.tax.eu.businesses) return null;
  const [found] = await db
    .select({
      vatNumber: customers.vatNumber,
      invoiceReference: customers.invoiceReference,
      check: customers.vatCheck,
    })
    .from(customers)
    .where(and(eq(customers.tenantId, tenant.id), eq(customers.id, customerId)));
  return found ?? null;
}
