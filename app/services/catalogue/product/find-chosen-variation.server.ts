// @public

import { sql } from "drizzle-orm";
import { chosenValues } from "~/models/catalogue/options/chosen-values";
import { AppError } from "~/models/platform/error/app-error";
import type { ProductOptionAxis } from "~/models/platform/media/product-record";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "~/models/platform/validation/messages";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A variation by its values: its id and address. */
export type ChosenVariation = { id: number; sku: string; slug: string };

type FamilyRow = {
  slug: string;
  optionAxes: ProductOptionAxis[];
  variations: { id: number; sku: string; values: Record<string, string> }[] | null;
};

/**
 * The variation that has the values a form without a script sent (rule variations-9); null for a product
 * without variations.
 * @param productId of the product, or of any of its variations
 * @throws AppError `invalid` for an option without a value, `not_found` for a combination that does not exist
 */
export async function findChosenVariation(
  ctx: ShopContext,
  productId: number,
  sent: Readonly<Record<string, string>>,
): Promise<ChosenVariation | null> {
  const { rows } = await ctx.db.execute<FamilyRow>(sql`
    select p.slug, p.option_axes as "optionAxes", family.variations
    from products own
    join products p on p.tenant_id = own.tenant_id and p.id = coalesce(own.parent_id, own.id)
    left join lateral (
      select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'values', v.option_values) order by v.position, v.id) as variations
      from products v where v.tenant_id = p.tenant_id and v.parent_id = p.id
    ) family on true
    where own.tenant_id = ${ctx.tenant.id} and own.id = ${productId} and p.class_code = 'variable_product'`);
  const [family] = rows;
  if (!family) return null;
  const labels = family.optionAxes.map(({ label }) => label);
  const selection = chosenValues(labels, sent);
  const missing = labels.filter((label) => !(label in selection));
  if (missing.length > 0) throw new AppError("invalid", missing.map(formMessages.required).join(". "));
  const found = family.variations?.find(({ values }) =>
    Object.entries(values).every(([label, value]) => selection[label] === value),
  );
  if (!found) throw new AppError("not_found", phrase("This combination is not available."));
  return { id: found.id, sku: found.sku, slug: family.slug };
}
