import { resolve } from "node:path";
import { isMarketplace } from "~/services/files/apply/is-marketplace.server";
import { exportMarketplaceFolder } from "~/services/files/export-marketplace-folder.server";
import { exportShopFolder } from "~/services/files/export-shop-folder.server";
import type { Command } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `export --client acme [--bank-accounts] <folder>`: writes a shop, or the marketplace it is one of, as a
 * folder that can be applied again without a change.
 */
async function run(args: string[]): Promise<void> {
  const { options, switches, rest } = readArguments(
    args,
    { required: ["client"], switches: ["bank-accounts"] },
    ["<folder>"],
  );
  const folder = resolve(rest[0] ?? "");
  await withShops("export", async ({ base, say, onProgress }) => {
    const ctx = await findShop(base, options.client ?? "");
    const isWhole = await isMarketplace(ctx);
    const { products, pictures } = isWhole
      ? await exportMarketplaceFolder(ctx, folder, onProgress, switches.has("bank-accounts"))
      : await exportShopFolder(ctx, folder, onProgress);
    say(
      `${folder} holds ${isWhole ? ctx.tenant.code : ctx.shop.code}: ${products} products and variations, ${pictures} pictures.`,
    );
  });
}

/** See {@link run}. */
export const exportShop: Command = {
  name: "export",
  usage: `
  export --client acme [--bank-accounts] <folder>              save a shop as a folder; sellers' bank accounts
                                                               only with --bank-accounts`,
  run,
};
