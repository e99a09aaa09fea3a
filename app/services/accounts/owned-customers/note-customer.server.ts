// @public

import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ExpectedVersion } from "../../shops/records/refuse-stale.server";
import { changeCustomerRow } from "./change-row.server";

const maxNote = 2000;

/**
 * Notes the store's own words about a customer, who does not see them (rule accounts-39).
 * @throws AppError `invalid` for more than 2000 characters, `not_found`, `forbidden`; StaleRecord
 */
export async function noteCustomer(
  ctx: ShopContext,
  id: number,
  typed: string,
  expected?: ExpectedVersion,
): Promise<void> {
  const note = typed.trim();
  if (note.length > maxNote) throw new AppError("invalid", `Use at most ${maxNote} characters.`, "note");
  await changeCustomerRow(ctx, id, { note }, expected);
}
