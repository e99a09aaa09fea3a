import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import type { QuotaName, QuotaUse } from "~/models/shops/limits/quotas";
import { shops } from "~/tables/shops/shops";
import type { ShopFilesContext } from "../../files/files-context.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { measureFiles } from "../../shops/limits/measure-files.server";
import { readQuotas } from "../../shops/limits/read-quotas.server";
import { writeQuotas } from "../../shops/limits/write-quotas.server";
import { inDatabaseOf } from "./databases/hosted-databases.server";
import { requireHost } from "./require-host.server";

/**
 * What the business of a shop has and may have, for hosts (rule hosting-10).
 * @throws AppError `forbidden`, `not_found`
 */
export const readHostedQuotas = async (
  ctx: RequestContext,
  code: string,
): Promise<Record<QuotaName, QuotaUse>> => hosted(ctx, { verb: "view", code }, readQuotas);

/**
 * Sets what the business of a shop may use (rule hosting-10).
 * @throws AppError `forbidden`, `confirm_first`, `not_found`
 */
export async function setHostedQuotas(
  ctx: RequestContext,
  code: string,
  wanted: Record<QuotaName, number | null>,
): Promise<void> {
  await hosted(ctx, { verb: "change", code }, async (shop) => {
    await writeQuotas(shop, wanted);
    await measureFiles(shop);
  });
  ctx.log.info("quotas set", { shop: code, ...wanted });
}

async function hosted<T>(
  ctx: RequestContext,
  { verb, code }: { verb: "view" | "change"; code: string },
  work: (shop: ShopFilesContext) => Promise<T>,
): Promise<T> {
  return inDatabaseOf(await requireHost(ctx, verb), ctx.config, code, async (base) => {
    const shop = await readShop(base.db, eq(shops.code, code));
    if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
    return work({ ...base, tenant: shop.tenant, shop });
  });
}
