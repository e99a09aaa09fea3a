import { resolve } from "node:path";
import { exportShopFolder } from "~/services/shop-files/export-shop-folder.server";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** `export --client acme <folder>`: writes a shop as a folder that can be applied again without a change. */
export async function exportShop(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<folder>"]);
  const folder = resolve(rest[0] ?? "");
  await withShops(async ({ base, say, onProgress }) => {
    const ctx = await findShop(base, options.client ?? "");
    const { products, pictures } = await exportShopFolder(ctx, folder, onProgress);
    say(`${folder} holds ${ctx.shop.code}: ${products} products and variations, ${pictures} pictures.`);
  });
}
