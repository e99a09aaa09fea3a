import { join } from "node:path";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { isMarketplace } from "../../../files/apply/is-marketplace.server";
import { writeRows } from "../../../files/backup/write-rows.server";
import { exportMarketplaceFolder } from "../../../files/export-marketplace-folder.server";
import { exportShopFolder } from "../../../files/export-shop-folder.server";
import type { ShopFilesContext } from "../../../files/files-context.server";
import { packFolder } from "../../../platform/archive/pack-folder.server";

/**
 * Writes a business as a ZIP: its folder, as an apply takes it, and every row as it is stored (rule
 * hosting-9).
 * @param folder an empty one to work in, which is the caller's to remove
 * @param path of the new ZIP
 * @returns what is in it, in words
 */
export async function writeExport(
  ctx: ShopFilesContext,
  { folder, path }: { folder: string; path: string },
  onProgress: OnProgress,
): Promise<string[]> {
  const whole = join(folder, "export");
  const write = (await isMarketplace(ctx)) ? exportMarketplaceFolder : exportShopFolder;
  const { products, pictures } = await write(ctx, join(whole, "folder"), onProgress);
  const tables = await writeRows(ctx.db, ctx.tenant.id, join(whole, "rows"));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await packFolder(whole, path);
  return [`Products and variations: ${products}`, `Pictures: ${pictures}`, `Rows: ${rows}`];
}
