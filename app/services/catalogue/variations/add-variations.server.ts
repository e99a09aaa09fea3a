// @public

import type { ProductColumns } from "~/models/catalogue/rows/product-fields";
import type { OptionValues } from "~/models/catalogue/variation/combine-options";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { catalogueSubject } from "~/models/shops/actors/catalogue-subject";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ProductChange, RefusedProduct } from "../changes/product-change.server";
import { changeProducts } from "../product/change-products.server";
import { type PlannedVariation, planVariations, type VariationPlan } from "./plan-variations.server";

/** A combination that is to be made; what is absent is as planned, and no pieces are counted in. */
export type VariationToAdd = {
  values: readonly string[];
  sku?: string | undefined;
  price?: string | undefined;
  qty?: string | undefined;
};

/** Why a combination was refused, and which of its fields is wrong, if one is. */
export type RefusedVariation = {
  values: readonly string[];
  field: "sku" | "price" | "qty" | null;
  reason: string;
};

/** What became of variations that were to be made. */
export type AddedVariations = {
  added: { values: readonly string[]; sku: string }[];
  /** Combinations that were there before, and stay as they are. */
  kept: { values: readonly string[]; sku: string }[];
  /** SKUs of variations that got the first value of an option that is new to them. */
  extended: string[];
  /** With one of these nothing is made. */
  refused: RefusedVariation[];
};

/**
 * Makes the variations of a product that the values of options combine to, all or none, as one change of the
 * audit (rule variations-13). A simple product becomes one with variations; those that are there get the
 * first value of an option that is added to theirs.
 * @param chosen the combinations that are meant; without them every one
 * @throws AppError `forbidden`, `not_found`, `invalid` for options that cannot be combined
 */
export async function addVariations(
  ctx: ShopContext,
  asked: { sku: string; options: readonly OptionValues[]; chosen?: readonly VariationToAdd[] | undefined },
): Promise<AddedVariations> {
  authorize(await ctx.actor(), "change", catalogueSubject(ctx.tenant.id));
  try {
    return await inTransaction(ctx, async (inner) => {
      const plan = await planVariations(inner, asked);
      if (plan.problem) {
        const { at, part, text } = plan.problem;
        throw new AppError("invalid", text, `options.${at}.${part}`);
      }
      const { rows, kept } = sortOut(plan, asked.chosen);
      const { refused } = await changeProducts(inner, changesOf(plan, rows));
      if (refused.length > 0) throw new NothingAdded(refused.map((one) => refusalOf(one, rows)));
      return {
        added: rows.map(({ values, sku }) => ({ values, sku })),
        kept,
        extended: plan.extended.map(({ sku }) => sku),
        refused: [],
      };
    });
  } catch (error) {
    if (error instanceof NothingAdded) return { added: [], kept: [], extended: [], refused: error.refused };
    throw error;
  }
}

/** Ends the transaction, so that none of the variations stays. */
class NothingAdded extends Error {
  constructor(readonly refused: RefusedVariation[]) {
    super("a variation was refused");
  }
}

type Row = PlannedVariation & { qty: string };

/** What is to be made, and what is there already. */
function sortOut(
  { planned }: VariationPlan,
  chosen: readonly VariationToAdd[] | undefined,
): { rows: Row[]; kept: AddedVariations["kept"] } {
  const keyOf = (values: readonly string[]) => JSON.stringify(values.map((value) => value.toLowerCase()));
  const meant = new Map((chosen ?? planned).map((one) => [keyOf(one.values), one]));
  const known = new Set(planned.map(({ values }) => keyOf(values)));
  const unknown = [...meant].find(([key]) => !known.has(key));
  if (unknown)
    throw new AppError("invalid", `There is no combination ${unknown[1].values.join(" / ")}.`, "variations");
  const found = planned.flatMap((one) => {
    const typed: VariationToAdd | undefined = meant.get(keyOf(one.values));
    if (!typed) return [];
    const { sku = "", price = "", qty = "" } = typed;
    const own = one.isThere ? one.sku : sku.trim() || one.sku;
    return [{ ...one, sku: own, price: price.trim() || one.price, qty: qty.trim() }];
  });
  const kept = found.filter(({ isThere }) => isThere).map(({ values, sku }) => ({ values, sku }));
  return { rows: found.filter(({ isThere }) => !isThere), kept };
}

function changesOf(plan: VariationPlan, rows: readonly Row[]): ProductChange[] {
  const { product, options, given, extended } = plan;
  const further = Object.fromEntries(given.map(({ label, value }) => [`option:${label}`, value]));
  const changed = extended.map(({ sku }) => ({ sku, fields: further }));
  if (rows.length === 0) return changed;
  const isSimple = product.fields.class_code !== "variable_product";
  const own = isSimple ? [{ sku: product.sku, fields: { class_code: "variable_product" } }] : [];
  return [
    ...own,
    ...changed,
    ...rows.map(({ sku, price, qty, values }) => {
      const fields: ProductColumns = { parent_sku: product.sku, price };
      if (qty !== "") fields.qty = qty;
      for (const [at, { label }] of options.entries()) fields[`option:${label}`] = values[at] ?? "";
      return { sku, fields, expectedVersion: null };
    }),
  ];
}

function refusalOf({ sku, reason, stale }: RefusedProduct, rows: readonly Row[]): RefusedVariation {
  const values = rows.find((row) => row.sku === sku)?.values ?? [];
  if (stale || reason === "is named twice")
    return { values, field: "sku", reason: `The SKU '${sku}' is that of another product or variation.` };
  if (reason.startsWith("is archived"))
    return { values, field: "sku", reason: `The SKU '${sku}' is that of an archived product.` };
  const [, field] = /^(sku|price|qty)\b/.exec(reason) ?? [];
  return { values, field: (field as RefusedVariation["field"]) ?? null, reason };
}
