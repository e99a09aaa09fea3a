import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import type { FilesContext } from "../../files/files-context.server";
import { announceChange, WHOLE_SHOP } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { inDatabaseOf } from "./databases/hosted-databases.server";
import { requireHost } from "./require-host.server";

/**
 * Shuts every shop of a business, or lets them open again, also where it was to go (rules hosting-3 and
 * hosting-9).
 * @param code of one of its shops
 * @param words why, for its staff; null lets them open
 * @throws AppError `forbidden`, `confirm_first`, `not_found`, `conflict` for the hosts' own business
 */
export async function suspendBusiness(
  ctx: RequestContext,
  code: string,
  words: string | null,
): Promise<void> {
  const host = await requireHost(ctx, "change");
  await inDatabaseOf(host, ctx.config, code, (base) =>
    suspendThere(base, { code, words, hostId: ctx.tenant.id }),
  );
  ctx.log.info(words === null ? "business opened again" : "business suspended", { shop: code, by: host.by });
}

async function suspendThere(
  base: FilesContext & { by: string },
  { code, words, hostId }: { code: string; words: string | null; hostId: string },
): Promise<void> {
  const shop = await readShop(base.db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  if (shop.tenant.id === hostId)
    throw new AppError("conflict", "This is the business of the hosts: no one could open it again.");
  await inTransaction({ ...base, tenant: shop.tenant, shop }, async (inner) => {
    const set =
      words === null
        ? { suspendedAt: null, suspendedWords: null, suspendedBy: null, goesAt: null }
        : { suspendedAt: inner.now(), suspendedWords: words, suspendedBy: base.by };
    await inner.db.update(tenants).set(set).where(eq(tenants.id, shop.tenant.id));
    await announceChange(inner, "tenant", [WHOLE_SHOP]);
  });
}
