// @public

import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { TemplateKind } from "~/models/content/templates/template";
import { type Paging, paging } from "~/models/platform/paging/paging";
import { templates } from "~/tables/content/content";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { StoredTemplate } from "./find-template.server";

/** Which templates, and how they are ordered. */
export type TemplateListRequest = {
  kinds: TemplateKind[];
  page: number;
  limit: number;
  sort: { by: "name" | "id"; direction: "asc" | "desc" };
};

/** A page of the shop's templates of some kinds; those for preview alone are not among them. */
export async function listTemplates(
  ctx: ShopContext,
  request: TemplateListRequest,
): Promise<{ templates: StoredTemplate[]; paging: Paging }> {
  const where = and(
    ofShop(templates, ctx),
    inArray(templates.entityType, request.kinds),
    eq(templates.isPreviewOnly, false),
  );
  const [counted] = await ctx.db.select({ total: count() }).from(templates).where(where);
  const place = paging({ page: request.page, limit: request.limit, total: counted?.total ?? 0 });
  const column = request.sort.by === "name" ? templates.name : templates.id;
  const rows = await ctx.db
    .select()
    .from(templates)
    .where(where)
    .orderBy(request.sort.direction === "asc" ? asc(column) : desc(column), templates.id)
    .limit(place.limit)
    .offset(place.offset);
  return { templates: rows, paging: place };
}
