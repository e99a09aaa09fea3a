import { listedValues } from "~/models/catalogue/variation/combine-options";
import { AppError } from "~/models/platform/error/app-error";
import { StaleRecord } from "~/models/shops/records/stale-record";
import { archiveProducts } from "~/services/catalogue/product/archive-products.server";
import { type ChangedProducts, changeProducts } from "~/services/catalogue/product/change-products.server";
import { copyProduct } from "~/services/catalogue/product/copy-product.server";
import { productRecords } from "~/services/catalogue/product/product-records.server";
import { restoreProducts } from "~/services/catalogue/product/restore-products.server";
import { addVariations } from "~/services/catalogue/variations/add-variations.server";
import { planVariations } from "~/services/catalogue/variations/plan-variations.server";
import { readRecord } from "~/services/shops/records/read-record.server";
import { asJson } from "../as-json";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import { mergeUsage, onMerge, onMerges, onSplit, onUndoMerge } from "./merge-products";

const actions: Record<string, (args: string[]) => Promise<void>> = {
  show,
  set: (args) => set(args, false),
  add: (args) => set(args, true),
  archive,
  restore,
  copy,
  vary,
  merge: onMerge,
  split: onSplit,
  merges: onMerges,
  "undo-merge": onUndoMerge,
};

/** `product show|set|add|archive|restore|copy|vary|merge|split --client acme <sku>`: products by SKUs. */
async function run([action = "", ...args]: string[]): Promise<void> {
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act) throw new UsageError(`use product ${Object.keys(actions).join(", product ")}`);
  return act(args);
}

/** See {@link run}. */
export const product: Command = {
  name: "product",
  usage: `
  product show --client acme <sku>                             show a product's fields as JSON, with its version
  product set --client acme [--version <v>] <sku> <field>=<value> ...
                                                               change fields, named as the columns of products.csv
  product add --client acme <sku> <field>=<value> ...          add a product, or with parent_sku a variation
  product archive|restore --client acme [--version <v>] <sku>  take one and its variations off the shop, or bring it back
  product copy --client acme [--name <name>] <sku> <new sku>   copy one with its variations; the copy is hidden
  product vary --client acme [--price <p>] [--qty <n>] [--only Red/S,Blue/M] [--preview] <sku> <option>=<value>,<value> ...
                                                               add the combinations of options' values as variations, all or none${mergeUsage}`,
  run,
};

async function show(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<sku>"]);
  await withShops("product", async ({ base, say }) => {
    const found = await readRecord(await findShop(base, options.client ?? ""), productRecords, rest[0] ?? "");
    say(asJson(found));
  });
}

async function set(args: string[], isNew: boolean): Promise<void> {
  const pairs = args.filter((arg) => /^[^-][^=]*=/.test(arg));
  const others = args.filter((arg) => !pairs.includes(arg));
  const { options, rest } = readArguments(others, { required: ["client"], optional: ["version"] }, ["<sku>"]);
  if (pairs.length === 0) throw new UsageError("<field>=<value> is missing");
  const fields = Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  const [sku = ""] = rest;
  await withShops("product", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const expectedVersion = isNew ? null : options.version;
    const { changedSkus, refused, versions } = await changeProducts(ctx, [{ sku, fields, expectedVersion }]);
    refuse(refused);
    const did = changedSkus.includes(sku) ? (isNew ? "is added" : "is changed") : "is like this already";
    say(`'${sku}' ${did}, version ${versions.get(sku) ?? ""}`);
  });
}

const onVersion = { required: ["client"], optional: ["version"] };

async function archive(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, onVersion, ["<sku>"]);
  const [sku = ""] = rest;
  await withShops("product", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const { count, refused, versions } = await archiveProducts(ctx, [
      { sku, expectedVersion: options.version },
    ]);
    refuse(refused);
    const did = count === 0 ? `'${sku}' is archived already` : `archived: ${count}, variations included`;
    say(`${did}, version ${versions.get(sku) ?? ""}`);
  });
}

async function restore(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, onVersion, ["<sku>"]);
  const [sku = ""] = rest;
  await withShops("product", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const { changedSkus, refused } = await restoreProducts(ctx, [{ sku, expectedVersion: options.version }]);
    refuse(refused);
    say(`on sale again: ${changedSkus.join(", ")}`);
  });
}

async function copy(args: string[]): Promise<void> {
  const allowed = { required: ["client"], optional: ["name"] };
  const { options, rest } = readArguments(args, allowed, ["<sku>", "<new sku>"]);
  const [sku = "", newSku = ""] = rest;
  await withShops("product", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const { changedSkus, refused } = await copyProduct(ctx, { sku, newSku, name: options.name });
    refuse(refused);
    say(`added, hidden: ${changedSkus.join(", ")}`);
  });
}

const varying = { required: ["client"], optional: ["price", "qty", "only"], switches: ["preview"] };

async function vary(args: string[]): Promise<void> {
  const pairs = args.filter((arg) => /^[^-=][^=]*=/.test(arg));
  const others = args.filter((arg) => !pairs.includes(arg));
  const { options: given, switches, rest } = readArguments(others, varying, ["<sku>"]);
  const { price, qty, only } = given;
  const [sku = ""] = rest;
  const options = pairs.map((pair) => {
    const [label = "", values = ""] = pair.split("=");
    return { label, values: listedValues(values) };
  });
  await withShops("product", async ({ base, say }) => {
    const ctx = await findShop(base, given.client ?? "");
    const { planned, problem, given: further, extended } = await planVariations(ctx, { sku, options });
    if (problem) throw new AppError("invalid", problem.text);
    const meant = only
      ? listedValues(only).map((one) => one.split("/"))
      : planned.map(({ values }) => values);
    const gained = further.map(({ label, value }) => `${label} ${value}`).join(", ");
    if (switches.has("preview")) {
      for (const one of extended) say(`${one.sku} gets ${gained}`);
      for (const one of planned)
        say(`${one.values.join("/")}: ${one.sku}${one.isThere ? ", there already" : ""}`);
      return;
    }
    const chosen = meant.map((values) => ({ values, price, qty }));
    const { added, kept, refused } = await addVariations(ctx, { sku, options, chosen });
    if (refused.length > 0)
      throw new AppError(
        "invalid",
        refused.map(({ values, reason }) => `${values.join("/")}: ${reason}`).join("\n"),
      );
    for (const one of extended) say(`${one.sku} has ${gained}`);
    for (const one of kept) say(`there already: ${one.sku}`);
    say(`added: ${added.map((one) => one.sku).join(", ") || "none"}`);
  });
}

function refuse(refused: ChangedProducts["refused"]): void {
  const stale = refused.length === 1 ? refused[0]?.stale : undefined;
  if (stale) throw new StaleRecord(stale.current, stale.version);
  if (refused.length > 0)
    throw new AppError("invalid", refused.map(({ sku, reason }) => `'${sku}': ${reason}`).join("\n"));
}
