// @public

import { AppError } from "~/models/platform/error/app-error";
import type { ExpectedVersion } from "../shops/refuse-stale.server";
import type { ShopContext } from "../shops/shop-context.server";
import { changeCustomerRow } from "./owned-customers/change-row.server";

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
