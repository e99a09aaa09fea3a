// @public

import { archivePage } from "~/models/accounts/archive-page";
import { noAccount } from "../../accounts/account-data/customer-data.server";
import { findGuest } from "../../orders/guests/find-guest.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { archiveResponse } from "./archive-response.server";
import { collectArchive } from "./collect-archive.server";

/**
 * The file with all that is kept of a guest, for the store to send them (rule
 * office-97).
 * @throws AppError `not_found`, `forbidden`, `confirm_first`
 */
export async function answerGuestArchive(ctx: ShopContext, typed: string): Promise<Response> {
  const { email } = await findGuest(ctx, typed);
  await requireConfirmed(ctx);
  const archive = await collectArchive(ctx, { customerId: noAccount, email });
  return archiveResponse(
    archivePage(archive, { shopName: ctx.shop.name, madeAt: ctx.now() }),
    "my-data.html",
  );
}
