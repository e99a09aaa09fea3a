import { resolve } from "node:path";
import { type ApplySummary, type FileMessage, summaryLines } from "~/models/shop-folder/apply-summary";
import { applyMarketplaceFolder } from "~/services/shop-files/apply-marketplace-folder.server";
import { applyShopFolder } from "~/services/shop-files/apply-shop-folder.server";
import { skusOf } from "~/services/shop-files/check-shop-folder.server";
import { contentHints } from "~/services/shop-files/content-hints.server";
import type { FilesContext, OnProgress } from "~/services/shop-files/files-context.server";
import {
  isMarketplaceFolder,
  readMarketplaceFolder,
} from "~/services/shop-files/read-marketplace-folder.server";
import { readShopFolder, type ShopFolder } from "~/services/shop-files/read-shop-folder.server";
import { widgetKit } from "~/widgets/widget-kit.server";
import { withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** `apply <folder>`: makes the database equal to a shop's or a marketplace's folder and says what changed; exit code 1 when a row was refused. */
export async function apply(args: string[]): Promise<void> {
  const { rest } = readArguments(args, { required: [] }, ["<folder>"]);
  const applyFolder = await readFolder(resolve(rest[0] ?? ""));
  await withShops("apply", async ({ base, say, onProgress }) => {
    const summary = await applyFolder(base, onProgress);
    for (const line of summaryLines(summary)) say(line);
    if (summary.refused.length > 0) process.exitCode = 1;
  });
}

/** Reads a folder of either kind before a database is opened. */
async function readFolder(folder: string) {
  if (await isMarketplaceFolder(folder)) {
    const read = await readMarketplaceFolder(folder);
    const hints = read.shops.flatMap((shop) => hintsOf(shop, read));
    return async (base: FilesContext, onProgress: OnProgress) =>
      withNotes(await applyMarketplaceFolder(base, read, onProgress), hints);
  }
  const read = await readShopFolder(folder);
  return async (base: FilesContext, onProgress: OnProgress) =>
    withNotes(await applyShopFolder(base, read, onProgress), hintsOf(read, read));
}

const hintsOf = (shop: ShopFolder, goods: Pick<ShopFolder, "products">) =>
  contentHints(shop, widgetKit.check, skusOf(goods));

const withNotes = (summary: ApplySummary, notes: FileMessage[]): ApplySummary => ({
  ...summary,
  notes: [...summary.notes, ...notes],
});
