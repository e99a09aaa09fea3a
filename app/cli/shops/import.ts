import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { reportLines } from "~/models/files/import-report";
import { AppError } from "~/models/platform/error/app-error";
import { importFile } from "~/services/files/import-file.server";
import type { Command } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/**
 * `import --client acme [--images <folder>] [--downloads <folder>] <file.csv>`: brings in what a file of an
 * earlier shop holds and says what became of each row; exit code 1 when one was refused.
 */
async function run(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"], optional: ["images", "downloads"] }, [
    "<file.csv>",
  ]);
  const named = {
    file: resolve(rest[0] ?? ""),
    imagesFolder: folderAt(options.images),
    downloadsFolder: folderAt(options.downloads),
  };
  await withShops("import", async ({ base, say, onProgress }) => {
    const ctx = await findShop(base, options.client ?? "");
    const report = await importFile(ctx, named, onProgress);
    for (const line of reportLines(report)) say(line);
    if (report.refusedCount > 0) process.exitCode = 1;
  });
}

/** See {@link run}. */
export const importCommand: Command = {
  name: "import",
  usage: `
  import --client acme [--images <folder>] [--downloads <folder>] <file.csv>
                                                               bring in products, customers, orders, discounts, gift cards, reviews, pages or redirects: our CSV, Shopify's, WooCommerce's, products of Magento, BigCommerce and Squarespace; pages of WordPress's own XML, too`,
  run,
};

function folderAt(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  const folder = resolve(typed);
  if (!existsSync(folder)) throw new AppError("invalid", `${folder} is not there`);
  return folder;
}
