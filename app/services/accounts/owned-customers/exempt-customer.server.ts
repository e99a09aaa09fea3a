// @public

import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changeCustomerRow } from "./change-row.server";

const maxReason = 200;

/**
 * Charges a customer no tax from the next request on, or tax again (rule tax-4).
 * @param typed why, in words for invoices, which may be empty; null for a customer who pays tax
 * @throws AppError `invalid` for more than 200 characters, `not_found`, `forbidden`; StaleRecord
 */
export async function exemptCustomer(
  ctx: ShopContext,
  id: number,
  typed: string | null,
  expected?: ExpectedVersion,
): Promise<void> {
  const taxExemptReason = typed?.trim() ?? "";
  if (taxExemptReason.length > maxReason)
    throw new AppError("invalid", `Use at most ${maxReason} characters.`, "reason");
  await changeCustomerRow(ctx, id, { isTaxExempt: typed !== null, taxExemptReason }, expected);
}
