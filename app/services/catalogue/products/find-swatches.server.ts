import { sql } from "drizzle-orm";
import type { FacetGroup } from "~/models/catalogue/filters/facet";
import { optionCode } from "~/models/catalogue/options/option-code";
import { colorOfName } from "~/models/catalogue/product/color-of-name";
import type { RequestContext } from "../../shops/context/request-context.server";

/** Most products whose swatches are looked through; the newest say enough of a shop's colors. */
const maxProducts = 2000;

/** The swatches of the shop's option values, by filter group and value. */
function findSwatches(context: RequestContext): Promise<Record<string, Record<string, string>>> {
  return context.remember("swatches", async () => {
    const { rows } = await context.db.execute<{ label: string; value: string; swatch: string }>(sql`
      select distinct axis->>'label' as label, entry->>'value' as value, min(entry->>'swatch') as swatch
      from (
        select p.option_axes from products p
        where p.tenant_id = ${context.tenant.id} and p.class_code = 'variable_product' and p.status <> 'archived'
        order by p.id desc limit ${maxProducts}
      ) newest,
        jsonb_array_elements(newest.option_axes) axis, jsonb_array_elements(axis->'values') entry
      where entry ? 'swatch' group by 1, 2`);
    const swatches: Record<string, Record<string, string>> = {};
    for (const { label, value, swatch } of rows) {
      const code = optionCode(label);
      swatches[code] = { ...swatches[code], [value]: swatch };
    }
    return swatches;
  });
}

/** Filter groups whose values have the swatches that product pages show beside them (rule filters-12). */
export async function withSwatches(context: RequestContext, facets: FacetGroup[]): Promise<FacetGroup[]> {
  const swatches = await findSwatches(context);
  return facets.map((facet) => {
    const known = facet.kind === "select" ? swatches[facet.code] : undefined;
    if (!known) return facet;
    const buckets = facet.buckets.map((bucket) => {
      const swatch = Object.hasOwn(known, bucket.key) ? known[bucket.key] : colorOfName(bucket.name);
      return swatch ? { ...bucket, swatch } : bucket;
    });
    return { ...facet, buckets };
  });
}
