// @public

import { and, eq } from "drizzle-orm";
import type { VatCheck } from "~/models/accounts/vat/vat-check";
import { isVatNumber } from "~/models/accounts/vat/vat-number";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { askVies } from "./ask-vies.server";

/**
 * Keeps the VAT number of a business with what VIES finds of it (rule tax-9); an empty one takes it away. One
 * that the register cannot check now is kept, and tax is charged meanwhile.
 * @param invoiceReference what the business files its invoices by, such as a Leitweg-ID
 * @throws AppError `invalid` beside `vat_number` for a number that the register does not have
 */
export async function saveVatNumber(
  ctx: ShopContext & { config: { viesUrl: string } },
  customerId: number,
  vatNumber: string,
  invoiceReference = "",
): Promise<VatCheck | null> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  if (!ctx.shop.settings.tax.eu.businesses)
    throw new AppError("invalid", phrase("This shop takes no VAT numbers"), "vat_number");
  const own = ctx.shop.settings.invoices.tax_number.toUpperCase().replace(/[\s.-]/g, "");
  const requester = isVatNumber(own) ? own : "";
  const vatCheck =
    vatNumber === "" ? null : await askVies(ctx.config.viesUrl, vatNumber, { requester, at: ctx.now() });
  if (vatCheck?.state === "invalid")
    throw new AppError(
      "invalid",
      phrase("The register of VAT numbers does not have this number"),
      "vat_number",
    );
  await ctx.db
    .update(customers)
    .set({ vatNumber, vatCheck, invoiceReference, updatedAt: ctx.now() })
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
  return vatCheck;
}
