import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { RecordScreen } from "~/models/office/records/record-screen";
import { productPath, slugPath } from "~/paths";
import { products } from "~/tables/catalogue/catalogue";
import { findMenuUses } from "../../content/builder/find-uses.server";
import { templateRecords } from "../../content/templates/template-records.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A page of the shop that shows a record; null for what no page shows, such as a discount. */
type PageOf = (ctx: ShopContext, name: string) => Promise<string | null>;

const finders: Readonly<Record<string, PageOf>> = {
  menu: async (ctx, name) => {
    const uses = await findMenuUses(ctx, name);
    // Headers and footers stand on every page.
    if (uses.some((use) => /^(header|footer)\//.test(use))) return "/";
    for (const use of uses.filter((one) => one.startsWith("page/"))) {
      const page = await templateRecords.read(ctx, use, false);
      if (page?.slug && !page.preview_only) return slugPath(page.slug.replace(/^\//, ""));
    }
    return null;
  },
  "option-set": async (ctx, name) => {
    const [product] = await ctx.db
      .select({ slug: products.slug })
      .from(products)
      .where(
        and(
          eq(products.tenantId, ctx.tenant.id),
          eq(products.optionSet, name),
          eq(products.status, "active"),
          isNull(products.parentId),
          isNotNull(products.slug),
        ),
      )
      .orderBy(asc(products.id))
      .limit(1);
    return product?.slug ? productPath(product.slug) : null;
  },
};

/** The path of a page that shows a record (rule builder-28). */
export async function pageOfRecord(
  ctx: ShopContext,
  screen: RecordScreen,
  name: string,
  record: unknown,
): Promise<string | null> {
  const own = record === null ? null : (screen.shopPathOf?.(record) ?? null);
  return own ?? (await finders[screen.kind]?.(ctx, name)) ?? null;
}
