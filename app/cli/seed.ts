import { eq } from "drizzle-orm";
import { createShop, starterFolder } from "~/services/files/seed/create-shop.server";
import { seedCustomers } from "~/services/files/seed/seed-customers.server";
import { seedOrders } from "~/services/files/seed/seed-orders.server";
import { seedShop } from "~/services/files/seed/seed-shop.server";
import { seedShops } from "~/services/files/seed/seed-shops.server";
import { failureLine } from "~/services/platform/config/failure-line.server";
import { shops } from "~/tables/shops/shops";
import { UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";

const usage = `Usage: npm run seed -- --client big --products 100000 [--customers 200000] [--orders 1000000]
  fills a shop with generated products, customers and orders, up to these numbers; a new shop answers at
  <client>.localhost. Orders are those of generated customers, over three years
Usage: npm run seed -- --shops 10000 [--products 20]
  makes small shops, shop-1 to shop-10000, each a business of its own at shop-<n>.localhost, up to this number`;

const most = 5_000_000;

/** `npm run seed`: a shop big enough to see how lists and searches behave. */
async function seed(args: string[]): Promise<void> {
  const makesShops = args.some((arg) => arg.startsWith("--shops"));
  const allowed = makesShops
    ? { required: ["shops"], optional: ["products"] }
    : { required: ["client", "products"], optional: ["customers", "orders"] };
  const { options } = readArguments(args, allowed);
  const { client = "" } = options;
  const countOf = (name: string, least: number): number => {
    const typed = options[name] ?? "0";
    const count = /^\d{1,7}$/.test(typed) ? Number(typed) : -1;
    if (count < least || count > most)
      throw new UsageError(`--${name} takes a number from ${least} to ${most}`);
    return count;
  };
  if (makesShops) {
    const small = { count: countOf("shops", 1), products: options.products ? countOf("products", 1) : 20 };
    return withShops("seed", async ({ base, say, onProgress }) =>
      say(`${await seedShops(base, starterFolder, small, onProgress)} shops added: http://shop-1.localhost`),
    );
  }
  const counts = {
    products: countOf("products", 1),
    customers: countOf("customers", 0),
    orders: countOf("orders", 0),
  };
  if (counts.orders > 0 && counts.customers === 0)
    throw new UsageError("--orders needs --customers, who place them");
  await withShops("seed", async ({ base, say, onProgress }) => {
    const known = await base.db.$count(shops, eq(shops.code, client));
    if (known === 0) await createShop(base, starterFolder, { code: client, domain: `${client}.localhost` });
    const shop = await findShop(base, client);
    const added = [`${await seedShop(shop, counts.products, onProgress)} products`];
    if (counts.customers > 0)
      added.push(`${await seedCustomers(shop, counts.customers, onProgress)} customers`);
    if (counts.orders > 0) added.push(`${await seedOrders(shop, counts.orders, onProgress)} orders`);
    say(`${added.join(", ")} added to ${client}: http://${client}.localhost`);
  });
}

seed(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UsageError) console.error(`${error.message}\n${usage}`);
  else console.error(failureLine(error));
  process.exitCode = 1;
});
