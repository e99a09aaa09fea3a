import { type PriceSelection, priceSelectionSchema } from "~/models/catalogue/price/price-change";
import type { Currency, Minor } from "~/models/platform/money/money";
import { parseExactMoney } from "~/models/platform/money/parse-money";
import { type ChangedPrices, changePrices } from "~/services/catalogue/prices/change-prices.server";
import { listSales } from "~/services/catalogue/prices/list-sales.server";
import { planSale } from "~/services/catalogue/prices/plan-sale.server";
import { removeSale } from "~/services/catalogue/prices/remove-sale.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

const which = { optional: ["skus", "category", "brand", "search"], switches: ["all"] };

/** `price set|percent|off|sale|sales|end-sale --client acme ...`: prices of the shop's seller. */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "set":
      return set(args);
    case "percent":
    case "off":
      return percent(args, action);
    case "sale":
      return sale(args);
    case "sales":
      return sales(args);
    case "end-sale":
      return endSale(args);
    default:
      throw new UsageError("use price set, percent, off, sale, sales or end-sale");
  }
}

/** See {@link run}. */
export const price: Command = {
  name: "price",
  usage: `
  price set --client acme <which> [--final 19.00] 24.00        set the list price, and the price it sells at
  price percent --client acme <which> [--step 0.05] 5          raise all prices by 5 percent; -- -5 lowers them
  price off --client acme <which> [--step 0.05] 20             sell 20 percent below the list price; 0 ends it
  price sale --client acme <which> --name Winter --from "2026-12-01 08:00" [--to 2027-01-01] [--step 0.05] 20
                                                               the same for a limited time, on the shop's clock
  price sales --client acme                                    list sales with their versions
  price end-sale --client acme <name>                          end one
                                                               --version <v> changes a sale only if it is still that one
                                                               <which>: --skus A,B --category c --brand b --search words, or --all`,
  run,
};

async function set(args: string[]): Promise<void> {
  const allowed = { required: ["client"], optional: [...which.optional, "final"], switches: which.switches };
  const { options, switches, rest } = readArguments(args, allowed, ["<price>"]);
  const selection = selected(options, switches);
  await withShops("price", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const priceMinor = amount(rest[0] ?? "", ctx.tenant.currency);
    const final =
      options.final === undefined ? {} : { finalMinor: amount(options.final, ctx.tenant.currency) };
    told(say, await changePrices(ctx, selection, { priceMinor, ...final }));
  });
}

async function percent(args: string[], action: "percent" | "off"): Promise<void> {
  const allowed = { required: ["client"], optional: [...which.optional, "step"], switches: which.switches };
  const { options, switches, rest } = readArguments(args, allowed, ["<percent>"]);
  const selection = selected(options, switches);
  const basisPoints = basisPointsOf(rest[0] ?? "");
  if (action === "off" && (basisPoints < 0 || basisPoints >= 10_000))
    throw new UsageError("<percent> is from 0 to less than 100");
  if (basisPoints <= -10_000) throw new UsageError("<percent> is above -100");
  await withShops("price", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const step = stepOf(options.step, ctx.tenant.currency);
    const change =
      action === "off" ? { offBasisPoints: basisPoints, ...step } : { allBasisPoints: basisPoints, ...step };
    told(say, await changePrices(ctx, selection, change));
  });
}

async function sale(args: string[]): Promise<void> {
  const allowed = {
    required: ["client", "name", "from"],
    optional: [...which.optional, "to", "step", "version"],
    switches: which.switches,
  };
  const { options, switches, rest } = readArguments(args, allowed, ["<percent>"]);
  const selection = selected(options, switches);
  const offBasisPoints = basisPointsOf(rest[0] ?? "");
  const { name = "", from = "", to = null } = options;
  await withShops("price", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const terms = { offBasisPoints, ...stepOf(options.step, ctx.tenant.currency) };
    const count = await planSale(ctx, {
      name,
      selection,
      terms,
      from,
      to,
      expectedVersion: options.version,
    });
    say(`sale '${name}' has prices for ${count}, from ${from}${to === null ? "" : ` to ${to}`}`);
  });
}

async function sales(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("price", async ({ base, say }) => {
    for (const { name, state, from, to, products, version } of await listSales(
      await findShop(base, options.client ?? ""),
    ))
      say(
        `${name}  ${state}  ${from}${to === null ? "" : ` to ${to}`}  ${products} prices  version ${version}`,
      );
  });
}

async function endSale(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"], optional: ["version"] }, ["<name>"]);
  const [name = ""] = rest;
  await withShops("price", async ({ base, say }) => {
    await removeSale(await findShop(base, options.client ?? ""), name, options.version);
    say(`sale '${name}' is removed`);
  });
}

function selected(options: Record<string, string>, switches: ReadonlySet<string>): PriceSelection {
  const { skus, category, brand, search } = options;
  const read = priceSelectionSchema.safeParse({
    ...(skus !== undefined && { skus: skus.split(",").map((sku) => sku.trim()) }),
    ...(category !== undefined && { category }),
    ...(brand !== undefined && { brand }),
    ...(search !== undefined && { search }),
    ...(switches.has("all") && { all: true }),
  });
  if (!read.success) throw new UsageError("use which: --skus, --category, --brand, --search or --all");
  return read.data;
}

function amount(typed: string, currency: Currency): Minor {
  const minor = parseExactMoney(typed, currency);
  if (minor === null || minor < 0) throw new UsageError(`'${typed}' is not an amount such as 24.00`);
  return minor;
}

const stepOf = (typed: string | undefined, currency: Currency) =>
  typed === undefined ? {} : { stepMinor: Math.max(1, amount(typed, currency)) };

function basisPointsOf(typed: string): number {
  if (!/^[+-]?\d{1,3}(\.\d{1,2})?$/.test(typed))
    throw new UsageError(`'${typed}' is not a percentage such as 12.5`);
  return Math.round(Number(typed) * 100);
}

function told(say: (line: string) => void, { count, missing }: ChangedPrices): void {
  say(`prices changed: ${count}`);
  if (missing.length > 0) say(`no product has ${missing.join(", ")}`);
}
