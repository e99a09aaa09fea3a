import { resolve } from "node:path";
import { summaryLines } from "~/models/shop-folder/apply-summary";
import { applyMarketplaceFolder } from "~/services/shop-files/apply-marketplace-folder.server";
import { applyShopFolder } from "~/services/shop-files/apply-shop-folder.server";
import type { FilesContext, OnProgress } from "~/services/shop-files/files-context.server";
import {
  isMarketplaceFolder,
  readMarketplaceFolder,
} from "~/services/shop-files/read-marketplace-folder.server";
import { readShopFolder } from "~/services/shop-files/read-shop-folder.server";
import { withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** `apply <folder>`: makes the database equal to a shop's or a marketplace's folder and says what changed. */
export async function apply(args: string[]): Promise<void> {
  const { rest } = readArguments(args, { required: [] }, ["<folder>"]);
  const applyFolder = await readFolder(resolve(rest[0] ?? ""));
  await withShops("apply", async ({ base, say, onProgress }) => {
    const summary = await applyFolder(base, onProgress);
    for (const line of summaryLines(summary)) say(line);
  });
}

/** Reads a folder of either kind before a database is opened. */
async function readFolder(folder: string) {
  if (await isMarketplaceFolder(folder)) {
    const read = await readMarketplaceFolder(folder);
    return (base: FilesContext, onProgress: OnProgress) => applyMarketplaceFolder(base, read, onProgress);
  }
  const read = await readShopFolder(folder);
  return (base: FilesContext, onProgress: OnProgress) => applyShopFolder(base, read, onProgress);
}
