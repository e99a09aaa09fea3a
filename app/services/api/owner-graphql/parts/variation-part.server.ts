import { AppError } from "~/models/platform/error/app-error";
import { addVariations as add } from "../../../catalogue/variations/add-variations.server";
import { planVariations } from "../../../catalogue/variations/plan-variations.server";
import { boundList } from "../read-input.server";
import type { MutationResolvers, QueryResolvers, Resolvers } from "../resolvers";

/** Values of one option in a call, and combinations. */
const mostListed = 1000;

type Options = Parameters<typeof planVariations>[1]["options"];

const bounded = (options: Options): Options => {
  boundList(options, mostListed, "options");
  for (const [at, { values }] of options.entries()) boundList(values, mostListed, `options.${at}.values`);
  return options;
};

const variationPlan: QueryResolvers["variationPlan"] = async (_parent, { sku, options }, { api }) => {
  const { problem, planned } = await planVariations(api.ctx, { sku, options: bounded(options) });
  if (problem) throw new AppError("invalid", problem.text, `options.${problem.at}.${problem.part}`);
  return planned.map(({ values, ...one }) => ({ ...one, values: [...values] }));
};

const addVariations: MutationResolvers["addVariations"] = async (
  _parent,
  { sku, options, variations },
  { api },
) => {
  boundList(variations ?? [], mostListed, "variations");
  const chosen = variations?.map(({ values, sku: own, price, qty }) => ({
    values,
    sku: own ?? undefined,
    price: price ?? undefined,
    qty: qty == null ? undefined : String(qty),
  }));
  const { added, kept, extended, refused } = await add(api.ctx, { sku, options: bounded(options), chosen });
  const writable = <Row extends { values: readonly string[] }>(rows: readonly Row[]) =>
    rows.map(({ values, ...row }) => ({ ...row, values: [...values] }));
  return { added: writable(added), kept: writable(kept), extended, refused: writable(refused) };
};

export const variationResolvers = {
  Query: { variationPlan },
  Mutation: { addVariations },
} satisfies Resolvers;
