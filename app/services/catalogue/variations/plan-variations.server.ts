// @public

import { and, eq, like, or } from "drizzle-orm";
import { parseOptionHints } from "~/models/catalogue/options/option-axes";
import { optionLabel } from "~/models/catalogue/rows/product-columns";
import { splitList } from "~/models/catalogue/rows/read-cells";
import {
  asSpelled,
  combineOptions,
  type GivenValue,
  givenValues,
  type OptionsProblem,
  type OptionValues,
  optionsProblem,
  proposedSkus,
} from "~/models/catalogue/variation/combine-options";
import { AppError } from "~/models/platform/error/app-error";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ListedFields, listProductFields } from "../product/list-product-fields.server";

/** A combination of values: the SKU and price it may get, or the SKU of the variation that has it. */
export type PlannedVariation = {
  values: readonly string[];
  sku: string;
  price: string;
  isThere: boolean;
};

/** What variations of a product the values of options make. */
export type VariationPlan = {
  product: ListedFields;
  /** The options of the variations that are there, with their values. */
  there: OptionValues[];
  options: { label: string; values: string[] }[];
  /** What those variations get of options that they do not have yet. */
  given: GivenValue[];
  /** The variations that get it. */
  extended: ListedFields[];
  /** What is wrong with the options; then nothing is planned. */
  problem: OptionsProblem | null;
  planned: PlannedVariation[];
};

/**
 * Every combination of options' values for a product, with SKUs that are free; those that are there keep
 * theirs, and get the first value of an option that is added to them (rule variations-13). Nothing is
 * written.
 * @throws AppError `forbidden`, `not_found`, or `invalid` for a product that has no variations
 */
export async function planVariations(
  ctx: ShopContext,
  { sku, options: typed }: { sku: string; options: readonly OptionValues[] },
): Promise<VariationPlan> {
  const [product, ...variations] = await listProductFields(ctx, [sku]);
  if (!product) throw new AppError("not_found", `There is no product '${sku}'.`);
  const { class_code: classCode = "simple", price = "" } = product.fields;
  if (product.parentSku !== null)
    throw new AppError("invalid", `'${sku}' is a variation itself, of '${product.parentSku}'.`, "sku");
  if (classCode !== "simple" && classCode !== "variable_product")
    throw new AppError("invalid", "Sets and gift cards have no variations.", "sku");
  const there = optionsOf(product, variations);
  const options = asSpelled(typed, there);
  const problem = optionsProblem(options, there);
  if (problem) return { product, there, options, given: [], extended: [], problem, planned: [] };
  const given = givenValues(options, there);
  const givenOf = new Map(given.map(({ label, value }) => [label, value]));
  const combinations = combineOptions(options);
  const known = new Map(
    variations.map((one) => [
      JSON.stringify(options.map(({ label }) => one.fields[`option:${label}`] ?? givenOf.get(label))),
      one.sku,
    ]),
  );
  const taken = await takenSkus(ctx, sku);
  const skus = proposedSkus(sku, combinations, (one) => taken.has(one));
  const usual = price || (variations[0]?.fields.price ?? "");
  const planned = combinations.map(({ values }, at): PlannedVariation => {
    const own = known.get(JSON.stringify(values));
    return { values, sku: own ?? skus[at] ?? "", price: usual, isThere: own !== undefined };
  });
  const extended = given.length > 0 ? variations : [];
  return { product, there, options, given, extended, problem: null, planned };
}

/** The options of variations, in the product's order, with the values that are used. */
function optionsOf(product: ListedFields, variations: readonly ListedFields[]): OptionValues[] {
  const used = variations.flatMap(({ fields }) =>
    Object.keys(fields).flatMap((column) => optionLabel(column) ?? []),
  );
  const { display } = parseOptionHints(splitList(product.fields.option_display ?? ""), []);
  const labels = new Set([...display.keys()].filter((label) => used.includes(label)).concat(used));
  return [...labels].map((label) => ({
    label,
    values: [...new Set(variations.flatMap(({ fields }) => fields[`option:${label}`] ?? []))],
  }));
}

/** SKUs that begin as the product's, archived ones included. */
async function takenSkus({ db, tenant }: ShopContext, sku: string): Promise<Set<string>> {
  const begins = sku.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const rows = await db
    .select({ sku: products.sku })
    .from(products)
    .where(
      and(eq(products.tenantId, tenant.id), or(eq(products.sku, sku), like(products.sku, `${begins}-%`))),
    );
  return new Set(rows.map((row) => row.sku));
}
