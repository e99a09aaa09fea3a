import { redirect } from "@remix-run/node";
import { validationError } from "remix-validated-form";
import {
  meantOptions,
  optionRows,
  problemFields,
  readTypedOptions,
  type TypedVariation,
  type VariationFormRow,
} from "~/models/office/products/variation-rows";
import { AppError } from "~/models/platform/error/app-error";
import { withQuery } from "~/paths";
import { officeProductPath } from "~/paths/office";
import { addVariations, type RefusedVariation } from "../../catalogue/variations/add-variations.server";
import { planVariations, type VariationPlan } from "../../catalogue/variations/plan-variations.server";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

const plan = (ctx: ShopContext, sku: string, query: URLSearchParams) =>
  planVariations(ctx, { sku, options: meantOptions(readTypedOptions(query)) });

const nameOf = (values: readonly string[]) => values.join(" | ");

/**
 * The options that variations of a product are made of, as the address has them, and every combination of
 * their values (rule office-100).
 * @throws AppError `not_found`, or `invalid` for a product that has no variations
 */
export async function loadVariationsPage(ctx: ShopContext, sku: string, query: URLSearchParams) {
  const { product, there, problem, planned, given, extended } = await plan(ctx, sku, query);
  const typed = readTypedOptions(query);
  const isAsked = query.has("option");
  const price = query.get("price") ?? "";
  const qty = query.get("qty") ?? "";
  const rows = planned.map((one): VariationFormRow => {
    const { values, isThere } = one;
    return { name: nameOf(values), sku: one.sku, price: price || one.price, qty, isThere };
  });
  return {
    sku,
    name: product.fields.name ?? sku,
    options: optionRows(typed, there),
    fixedLabels: there.length,
    given: extended.length > 0 ? { count: extended.length, options: given } : null,
    price: price || (product.fields.price ?? planned[0]?.price ?? ""),
    qty,
    errors: isAsked ? problemFields(problem) : {},
    rows: isAsked ? rows : [],
  };
}

/** Makes the ticked combinations, all or none; what was typed comes back with a refusal. */
export async function saveVariationsPage(ctx: ShopContext, request: Request, sku: string) {
  const posted = await readRecordForm(request);
  const planned = await plan(ctx, sku, new URL(request.url).searchParams);
  const typed = planned.planned.map((_one, at) => typedRow(posted, at));
  const ticked = planned.planned.flatMap(({ values, isThere }, at) => {
    const row = typed[at];
    if (isThere || row?.take !== "yes") return [];
    const { take: _, ...fields } = row;
    return [{ values, ...fields }];
  });
  if (ticked.length === 0 && planned.extended.length === 0)
    return refusal(typed, { form: "Tick the variations that you want to add." });
  const { product, options } = planned;
  const { added, extended, refused } = await addVariations(ctx, {
    sku: product.sku,
    options,
    chosen: ticked,
  });
  if (refused.length > 0) return refusal(typed, faultsOf(planned, refused));
  // Between the list and the post another may have made them all.
  if (added.length === 0 && extended.length === 0)
    throw new AppError("conflict", "All of these are there already.");
  return redirect(withQuery(officeProductPath(sku), { done: "varied" }), 303);
}

function typedRow(posted: FormData, at: number): TypedVariation {
  const text = (field: string) => String(posted.get(`rows[${at}].${field}`) ?? "").slice(0, 300);
  // A box that is not ticked is not posted.
  const take = text("take") === "yes" ? "yes" : "no";
  return { take, sku: text("sku"), price: text("price"), qty: text("qty") };
}

function faultsOf({ planned }: VariationPlan, refused: readonly RefusedVariation[]): Record<string, string> {
  const fieldErrors: Record<string, string> = {};
  const others: string[] = [];
  for (const { values, field, reason } of refused) {
    const at = planned.findIndex((one) => nameOf(one.values) === nameOf(values));
    if (at >= 0 && field !== null) fieldErrors[`rows[${at}].${field}`] = reason;
    else others.push(`${nameOf(values)}: ${reason}`.replace(/^: /, ""));
  }
  return { ...fieldErrors, form: ["Nothing is added. Look at the marked fields.", ...others].join(" ") };
}

const refusal = (rows: readonly TypedVariation[], fieldErrors: Record<string, string>) =>
  validationError({ fieldErrors, formId: "variations" }, { rows }, { status: 422 });
