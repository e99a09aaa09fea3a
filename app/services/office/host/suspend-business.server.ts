import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { tenants } from "~/tables/shops/tenants";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { shopIn } from "./databases/find-hosted-shop.server";
import { inDatabaseOf } from "./databases/hosted-databases.server";
import { type HostBase, requireHost } from "./require-host.server";

/**
 * Shuts every shop of a business, or lets them open again, also where it was to go (rules hosting-3 and
 * hosting-9).
 * @param code of one of its shops
 * @param words why, for its staff; null lets them open
 * @throws AppError `forbidden`, `confirm_first`, `not_found`, `conflict` for the hosts' own business
 */
export const suspendBusiness = async (
  ctx: RequestContext,
  code: string,
  words: string | null,
): Promise<void> => suspendHosted(await requireHost(ctx, "change"), code, words);

/** The same by a command or in the office. @throws AppError `not_found`, `conflict` */
export async function suspendHosted(host: HostBase, code: string, words: string | null): Promise<void> {
  await inDatabaseOf(host, host, code, async (base) => {
    const shop = await shopIn(base.db, code);
    if (shop.tenant.id === host.hostId)
      throw new AppError("conflict", "This is the business of the hosts: no one could open it again.");
    await inTransaction({ ...base, tenant: shop.tenant, shop }, async (inner) => {
      const set =
        words === null
          ? { suspendedAt: null, suspendedWords: null, suspendedBy: null, goesAt: null }
          : { suspendedAt: inner.now(), suspendedWords: words, suspendedBy: host.by };
      await inner.db.update(tenants).set(set).where(eq(tenants.id, shop.tenant.id));
      await announceChange(inner, "tenant", [WHOLE_SHOP]);
    });
  });
  host.log.info(words === null ? "business opened again" : "business suspended", { shop: code, by: host.by });
}
