import { and, asc, eq, sql } from "drizzle-orm";
import { sellersWidgetPrefix } from "~/models/content/blocks/sellers-page";
import { type ChoiceKind, type FoundChoice, mostChoices } from "~/models/office/choices/choice-kinds";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { productPath, slugPath } from "~/paths";
import { sellerPath } from "~/paths/places";
import { categories } from "~/tables/catalogue/catalogue";
import { listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import { contentSubject } from "../../content/sellers-page/sellers-page.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { usedPictures } from "../library/used-pictures.server";

/**
 * What a seller's staff choose for its page: products it offers, pictures of these and of the page, and links
 * to what every shopper sees (rule sellers-23).
 * @throws AppError `forbidden`
 */
export async function findSellersChoices(
  ctx: ShopContext,
  of: ChoiceKind,
  q: string,
): Promise<FoundChoice[]> {
  authorize(await ctx.actor(), "change", contentSubject(ctx));
  const code = ctx.sellersPage?.code ?? "";
  switch (of) {
    case "product":
      return (await offered(ctx, q)).map(({ sku, name, images }) => ({
        value: sku,
        label: name,
        sub: sku,
        picture: images[0]?.url ?? "",
      }));
    case "category":
      return shownCategories(ctx, q);
    case "link":
      return [
        { value: sellerPath(code), label: "Your page", sub: sellerPath(code) },
        ...(await shownCategories(ctx, q)).map(({ value, label }) => ({
          value: slugPath(value),
          label,
          sub: `Category ${slugPath(value)}`,
        })),
        ...(await offered(ctx, q)).flatMap(({ slug, name, images }) =>
          slug === null
            ? []
            : [
                {
                  value: productPath(slug),
                  label: name,
                  sub: `Product ${productPath(slug)}`,
                  picture: images[0]?.url ?? "",
                },
              ],
        ),
      ];
    case "picture":
      return ownPictures(ctx, code, q);
    default:
      throw new AppError("forbidden", "Sellers do not choose of these.");
  }
}

const offered = (ctx: ShopContext, q: string) =>
  listOwnedProducts(
    ctx,
    { text: q === "" ? null : q, statuses: ["active"] },
    { after: null, limit: mostChoices },
  );

const shownCategories = ({ db, tenant }: ShopContext, q: string): Promise<FoundChoice[]> =>
  db
    .select({ value: categories.slug, label: categories.name, sub: categories.path })
    .from(categories)
    .where(
      and(
        eq(categories.tenantId, tenant.id),
        eq(categories.isActive, true),
        sql`strpos(lower(${categories.name} || ' ' || ${categories.slug}), ${q.toLowerCase()}) > 0`,
      ),
    )
    .orderBy(asc(categories.path))
    .limit(mostChoices);

/** Pictures that the seller's page shows already, and those of what it offers. */
async function ownPictures(ctx: ShopContext, code: string, q: string): Promise<FoundChoice[]> {
  const prefix = sellersWidgetPrefix(code);
  const { rows } = await ctx.db.execute<{ url: string; title: string }>(sql`
    select distinct used.url, min(used.title) as title from ${usedPictures(ctx)} used
    where (used.kind = 'widget' and starts_with(used.name, ${prefix}))
      or (used.kind = 'draft' and starts_with(used.name, ${`widget/${prefix}`}))
    group by used.url order by used.url limit ${mostChoices}`);
  const own =
    q === "" ? rows.map(({ url }) => ({ value: url, label: "On your page", sub: url, picture: url })) : [];
  const ofProducts = (await offered(ctx, q)).flatMap(({ name, images }) =>
    images.map(({ url, alt }) => ({ value: url, label: alt || name, sub: name, picture: url, alt })),
  );
  return [...own, ...ofProducts].slice(0, mostChoices);
}
