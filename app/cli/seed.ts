import { eq } from "drizzle-orm";
import { createShop } from "~/services/files/create-shop.server";
import { seedShop } from "~/services/files/seed-shop.server";
import { failureLine } from "~/services/platform/config/failure-line.server";
import { shops } from "~/tables/shops";
import { UsageError } from "./command";
import { findShop, starterFolder, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

const usage = `Usage: npm run seed -- --client big --products 100000
  fills a shop with generated products, up to that number; a new shop answers at <client>.localhost`;

const mostProducts = 5_000_000;

/** `npm run seed`: a shop big enough to see how the catalogue behaves. */
async function seed(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client", "products"] });
  const { client = "", products = "" } = options;
  const count = /^\d{1,7}$/.test(products) ? Number(products) : 0;
  if (count < 1 || count > mostProducts)
    throw new UsageError(`--products takes a number from 1 to ${mostProducts}`);
  await withShops("seed", async ({ base, say, onProgress }) => {
    const known = await base.db.$count(shops, eq(shops.code, client));
    if (known === 0) await createShop(base, starterFolder, { code: client, domain: `${client}.localhost` });
    const added = await seedShop(await findShop(base, client), count, onProgress);
    say(`${added} products added to ${client}: http://${client}.localhost`);
  });
}

seed(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n${usage}`);
  else console.error(failureLine(error));
  process.exitCode = 1;
});
