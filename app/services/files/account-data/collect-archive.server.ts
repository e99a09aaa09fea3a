import type { CustomerArchive } from "~/models/accounts/archive-page";
import { insist } from "~/models/shops/insist";
import type { ShopContext } from "../../shops/shop-context.server";
import { archiveAccount } from "./archive-account.server";
import type { ArchiveOwner } from "./archive-owner";
import { archivePurchases } from "./archive-purchases.server";
import { archiveWishes } from "./archive-wishes.server";
import { archiveWords } from "./archive-words.server";

/**
 * Everything that is kept about a customer in all shops of the tenant (rule accounts-35): no password, token, digest or
 * other secret.
 * @throws AppError `forbidden` for another actor than the customer
 */
export async function collectArchive(ctx: ShopContext, owner: ArchiveOwner): Promise<CustomerArchive> {
  insist(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: owner.customerId });
  return {
    ...(await archiveAccount(ctx, owner)),
    ...(await archivePurchases(ctx, owner)),
    ...(await archiveWishes(ctx, owner)),
    ...(await archiveWords(ctx, owner)),
  };
}
