// @public

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { templateKinds } from "~/models/content/templates/template";
import { isText } from "~/models/platform/validation/is-text";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { joinOffer } from "../../catalogue/listing/listed-product.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a client says it holds (rule templates-10). */
export const docVersionSchema = z.object({
  docVersion: z.object({
    _id: z.union([z.string().max(100).refine(isText), z.number()]).transform(String),
    updatedAt: z.coerce.date(),
    docType: z.enum(["product", "category", "menu", "template", ...templateKinds]),
    isFrontend: z.boolean().nullish(),
  }),
});

/** A checked document version. */
export type DocVersion = z.output<typeof docVersionSchema>["docVersion"];

/** `updatedAt` is null for a document that is gone, which is never the newest. */
export type DocVersionAnswer = { success: true; isLatest: boolean; updatedAt: string | null };

/** Says whether a document a client holds is still the newest (rule templates-10). */
export async function checkDocVersion(ctx: ShopContext, held: DocVersion): Promise<DocVersionAnswer> {
  const from = sourceOf(ctx, held);
  const { rows } = from ? await ctx.db.execute<{ at: Date }>(from) : { rows: [] };
  const row = rows[0];
  if (!row) return { success: true, isLatest: false, updatedAt: null };
  const at = new Date(row.at);
  return { success: true, isLatest: at.getTime() <= held.updatedAt.getTime(), updatedAt: at.toISOString() };
}

function sourceOf(ctx: ShopContext, { docType, _id }: DocVersion): SQL | null {
  const id = readRowId(_id);
  const ofTenant = sql`tenant_id = ${ctx.tenant.id}`;
  const ofShop = sql`${ofTenant} and shop_id = ${ctx.shop.id}`;
  if (docType === "menu") return sql`select updated_at as at from menus where ${ofShop} and id = ${_id}`;
  if (id === null) return null;
  switch (docType) {
    case "product":
      return sql`select greatest(p.updated_at, o.updated_at) as at from products p ${joinOffer(ctx.shop.sellerId)}
        where p.tenant_id = ${ctx.tenant.id} and p.id = ${id} and o.is_visible and p.status <> 'archived'`;
    case "category":
      return sql`select updated_at as at from categories where ${ofTenant} and id = ${id} and is_active`;
    case "template":
      return sql`select updated_at as at from templates where ${ofShop} and id = ${id}`;
    default:
      return sql`select updated_at as at from templates
        where ${ofShop} and id = ${id} and entity_type = ${docType}`;
  }
}
