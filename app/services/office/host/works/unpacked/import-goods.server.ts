import { join } from "node:path";
import { eq } from "drizzle-orm";
import { importWorkReport } from "~/models/office/host/works/import-work-report";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import { importFile } from "../../../../files/import-file.server";
import { createDiskStore } from "../../../../platform/file-store/disk-store.server";
import { readShop } from "../../../../shops/directory/shop-directory.server";
import type { WorkDeps } from "../host-work";
import type { GoodsFolder } from "./goods-folder.server";
import { inTrial } from "./in-trial.server";

/** Adds the products of a file with its pictures to a shop; those it does not name stay (rule hosting-13). */
export async function importGoods(
  { base, code, folder, askedBy, onProgress }: WorkDeps,
  goods: GoodsFolder,
  isTrial: boolean,
): Promise<WorkReport> {
  // What a trial keeps lands in a folder that goes.
  const fileStore = isTrial ? createDiskStore(join(folder, "store")) : base.fileStore;
  const report = await inTrial(base, { isTrial }, async (tx) => {
    const shop = await readShop(tx, eq(shops.code, code));
    if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
    const ctx = { ...base, fileStore, db: tx, tenant: shop.tenant, shop };
    return importWorkReport(await importFile(ctx, goods, onProgress));
  });
  if (!isTrial) base.log.info("products of a folder imported", { shop: code, by: askedBy });
  return report.taken.length > 0
    ? report
    : { ...report, taken: ["Nothing: the shop has all that is not refused already."] };
}
