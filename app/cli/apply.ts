import { resolve } from "node:path";
import { type ApplySummary, type FileMessage, summaryLines } from "~/models/shop-folder/apply-summary";
import { checkLines } from "~/models/shop-folder/check-lines";
import { applyMarketplaceFolder } from "~/services/shop-files/apply-marketplace-folder.server";
import { applyShopFolder } from "~/services/shop-files/apply-shop-folder.server";
import { checkFolder } from "~/services/shop-files/check-folder.server";
import { contentHints } from "~/services/shop-files/content-hints.server";
import type { FilesContext, OnProgress } from "~/services/shop-files/files-context.server";
import { FolderFaults } from "~/services/shop-files/folder-faults.server";
import {
  inShop,
  isMarketplaceFolder,
  readMarketplaceFolder,
} from "~/services/shop-files/read-marketplace-folder.server";
import { readShopFolder } from "~/services/shop-files/read-shop-folder.server";
import { widgetKit } from "~/widgets/widget-kit.server";
import { withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** `apply <folder>`: makes the database equal to a shop's or a marketplace's folder and says what changed; exit code 1 when a row was refused. */
export async function apply(args: string[]): Promise<void> {
  const { rest } = readArguments(args, { required: [] }, ["<folder>"]);
  const folder = resolve(rest[0] ?? "");
  const applyFolder = await readFolder(folder).catch((error: unknown) => {
    if (error instanceof FolderFaults) return null;
    throw error;
  });
  if (!applyFolder) return sayFaults(folder);
  await withShops("apply", async ({ base, say, onProgress }) => {
    const summary = await applyFolder(base, onProgress);
    for (const line of summaryLines(summary)) say(line);
    if (summary.refused.length > 0) process.exitCode = 1;
  });
}

/** Everything that is wrong with a folder that cannot be applied, so that its owner mends it in one go. */
async function sayFaults(folder: string): Promise<void> {
  const { faults, hints } = await checkFolder(folder, widgetKit.check);
  for (const line of checkLines(faults, hints)) console.error(line);
  console.error("Nothing was applied");
  process.exitCode = 1;
}

/** Reads a folder of either kind before a database is opened. */
async function readFolder(folder: string) {
  if (await isMarketplaceFolder(folder)) {
    const read = await readMarketplaceFolder(folder);
    const hints = read.shops.flatMap((shop) =>
      inShop(shop.shop.code, contentHints(shop, widgetKit.check, { ...read.names, unread: noFiles })),
    );
    return async (base: FilesContext, onProgress: OnProgress) =>
      withNotes(await applyMarketplaceFolder(base, read, onProgress), hints);
  }
  const read = await readShopFolder(folder);
  const hints = contentHints(read, widgetKit.check, { ...read.names, unread: noFiles });
  return async (base: FilesContext, onProgress: OnProgress) =>
    withNotes(await applyShopFolder(base, read, onProgress), hints);
}

/** A folder that is applied was read whole. */
const noFiles: ReadonlySet<string> = new Set();

const withNotes = (summary: ApplySummary, notes: FileMessage[]): ApplySummary => ({
  ...summary,
  notes: [...summary.notes, ...notes],
});
