import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { ExportInput } from "~/models/office/host/works/work-input";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import { isMarketplace } from "../../../files/apply/is-marketplace.server";
import { writeRows } from "../../../files/backup/write-rows.server";
import { exportMarketplaceFolder } from "../../../files/export-marketplace-folder.server";
import { exportShopFolder } from "../../../files/export-shop-folder.server";
import { packFolder } from "../../../platform/archive/pack-folder.server";
import { announceChange, WHOLE_SHOP } from "../../../shops/changes/announce-change.server";
import { inTransaction } from "../../../shops/changes/in-transaction.server";
import { readShop } from "../../../shops/directory/shop-directory.server";
import type { Work, WorkDeps } from "./host-work";
import { keepFileAt, madeFileKey, madeFilesPrefix } from "./work-files.server";

/** How long a business may be put back, days (rule hosting-9). */
const daysToPutBack = 30;
const dayMs = 86_400_000;

/**
 * Exports a business as a ZIP: its folder, as an apply takes it, and every row as it is stored. With `ends`
 * it is then shut, and goes after its days (rule hosting-9).
 */
export const exportWork: Work<ExportInput> = {
  async run(deps, input) {
    if (input.ofStaff !== undefined) return exportOwn(deps);
    const { base, code, folder, hostCode, workId, onProgress, askedBy } = deps;
    const { ends } = input;
    const shop = await readShop(base.db, eq(shops.code, code));
    if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
    const ctx = { ...base, tenant: shop.tenant, shop };
    const whole = join(folder, "export");
    const write = (await isMarketplace(ctx)) ? exportMarketplaceFolder : exportShopFolder;
    const { products, pictures } = await write(ctx, join(whole, "folder"), onProgress);
    const tables = await writeRows(base.db, shop.tenant.id, join(whole, "rows"));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await packFolder(whole, join(folder, "export.zip"));
    const key = madeFileKey(hostCode, workId);
    const sizeBytes = await keepFileAt(base.fileStore, key, join(folder, "export.zip"));
    if (ends)
      await inTransaction(ctx, async (inner) => {
        const now = inner.now();
        const set = {
          suspendedAt: now,
          suspendedWords: "The host removes this shop.",
          suspendedBy: askedBy,
          goesAt: new Date(now.getTime() + daysToPutBack * dayMs),
        };
        await inner.db.update(tenants).set(set).where(eq(tenants.id, shop.tenant.id));
        await announceChange(inner, "tenant", [WHOLE_SHOP]);
        base.log.info("business is to go", { shop: code, by: askedBy, at: set.goesAt });
      });
    return {
      taken: [`Products and variations: ${products}`, `Pictures: ${pictures}`, `Rows: ${rows}`],
      changed: ends ? [`The shop is shut, and goes for good in ${daysToPutBack} days.`] : [],
      refused: [],
      next: ["Keep the file where you alone can read it: it holds customers’ data."],
      file: { key, name: `${code}.zip`, sizeBytes },
    };
  },
};

/** An owner's own folder, as an apply takes it; the one made last is kept (rule hosting-14). */
async function exportOwn({
  base,
  code,
  folder,
  hostCode,
  workId,
  onProgress,
}: WorkDeps): Promise<WorkReport> {
  const shop = await readShop(base.db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  const ctx = { ...base, tenant: shop.tenant, shop };
  const write = (await isMarketplace(ctx)) ? exportMarketplaceFolder : exportShopFolder;
  const whole = join(folder, "export");
  const { products, pictures } = await write(ctx, whole, onProgress);
  await packFolder(whole, join(folder, "export.zip"));
  const before: string[] = [];
  for await (const { key } of base.fileStore.list(madeFilesPrefix(hostCode))) before.push(key);
  const key = madeFileKey(hostCode, workId);
  const sizeBytes = await keepFileAt(base.fileStore, key, join(folder, "export.zip"));
  await base.fileStore.remove(before);
  return {
    taken: [`Products and variations: ${products}`, `Pictures: ${pictures}`],
    changed: [],
    refused: [],
    next: ["Save the file: the next one you make takes its place."],
    file: { key, name: `${code}.zip`, sizeBytes },
  };
}
