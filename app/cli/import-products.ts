import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { summaryLines } from "~/models/files/apply-summary";
import { nextSteps } from "~/models/files/next-steps";
import { AppError } from "~/models/platform/error/app-error";
import { importProducts as importFile } from "~/services/files/import-products.server";
import type { Command } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

/** `import-products --client acme [--images <folder>] <file.csv>`: adds products and says what became of each row; exit code 1 when
 * one was refused. */
async function run(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"], optional: ["images"] }, [
    "<file.csv>",
  ]);
  const imagesFolder = options.images ? resolve(options.images) : null;
  if (imagesFolder && !existsSync(imagesFolder))
    throw new AppError("invalid", `${imagesFolder} is not there`);
  await withShops("import-products", async ({ base, say, onProgress }) => {
    const ctx = await findShop(base, options.client ?? "");
    const summary = await importFile(ctx, { file: resolve(rest[0] ?? ""), imagesFolder }, onProgress);
    for (const line of summaryLines(summary)) say(line);
    for (const step of nextSteps(summary, { hasPictures: imagesFolder !== null })) say(`Next: ${step}`);
    if (summary.refused.length > 0) process.exitCode = 1;
  });
}

/** See {@link run}. */
export const importProducts: Command = {
  name: "import-products",
  usage: `
  import-products --client acme [--images <folder>] <file.csv> add products: our CSV, Shopify's, WooCommerce's`,
  run,
};
