import { resolve } from "node:path";
import { summaryLines } from "~/models/shop-folder/apply-summary";
import { applyShopFolder } from "~/services/shop-files/apply-shop-folder.server";
import { readShopFolder } from "~/services/shop-files/read-shop-folder.server";
import { withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** `apply <folder>`: makes the database equal to a shop's folder and says what changed. */
export async function apply(args: string[]): Promise<void> {
  const { rest } = readArguments(args, { required: [] }, ["<folder>"]);
  const folder = await readShopFolder(resolve(rest[0] ?? ""));
  await withShops(async ({ base, say, onProgress }) => {
    const summary = await applyShopFolder(base, folder, onProgress);
    for (const line of summaryLines(summary)) say(line);
  });
}
