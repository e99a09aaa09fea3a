import { and, asc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { type ChoiceKind, type FoundChoice, mostChoices } from "~/models/office/choices/choice-kinds";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { productPath } from "~/paths";
import { categories } from "~/tables/catalogue/catalogue";
import { menus, templates } from "~/tables/content/content";
import { sellers } from "~/tables/shops/tenants";
import { searchCustomers } from "../../accounts/owned-customers/search-customers.server";
import { listOwnedProducts } from "../../catalogue/product/list-owned-products.server";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { listLibrary } from "../library/list-library.server";

/**
 * What a field may hold, found by a part of its name or address: at most twelve of a kind (rule library-7).
 * @throws AppError `forbidden` where the actor may not view what is looked for
 */
export async function findChoices(ctx: ShopContext, of: ChoiceKind, q: string): Promise<FoundChoice[]> {
  switch (of) {
    case "product":
      return (await products(ctx, q)).map(({ sku, name, picture }) => ({
        value: sku,
        label: name,
        sub: sku,
        picture,
      }));
    case "customer":
      return customers(ctx, q);
    case "picture": {
      const { pictures } = await listLibrary(ctx, { text: q, state: "pictures", kind: "", page: 1 });
      return pictures.map(({ url, name, alt }) => ({
        value: url,
        label: name || alt || "Without a name",
        sub: alt,
        picture: url,
        alt,
      }));
    }
    case "link": {
      const parts = await Promise.all([
        pages(ctx, q),
        ofCategories(ctx, q),
        products(ctx, q),
        listLibrary(ctx, { text: q, state: "documents", kind: "", page: 1 }),
      ]);
      const [ofPages, inCategories, sold, { pictures: documents }] = parts;
      return [
        ...ofPages,
        ...inCategories.map((one) => ({ ...one, value: `/${one.value}`, sub: `Category /${one.value}` })),
        ...sold
          .filter(({ slug }) => slug !== null)
          .map(({ slug, name, picture }) => ({
            value: productPath(slug ?? ""),
            label: name,
            sub: `Product ${productPath(slug ?? "")}`,
            picture,
          })),
        ...documents
          .slice(0, mostChoices)
          .map(({ url, name }) => ({ value: url, label: name || url, sub: "Document (PDF)" })),
      ];
    }
    case "category":
      return ofCategories(ctx, q);
    case "seller":
      return ofSellers(ctx, q);
    case "menu":
      await authorizeContent(ctx);
      return (
        await ctx.db
          .select({ value: menus.id, label: menus.name })
          .from(menus)
          .where(and(ofShop(menus, ctx), named(q, menus.id, menus.name)))
          .orderBy(asc(menus.id))
          .limit(mostChoices)
      ).map((one) => ({ ...one, sub: one.value }));
    case "template":
      await authorizeContent(ctx);
      return (
        await ctx.db
          .select({ value: templates.name, type: templates.entityType })
          .from(templates)
          .where(and(ofShop(templates, ctx), named(q, templates.name)))
          .orderBy(asc(templates.name))
          .limit(mostChoices)
      ).map(({ value, type }) => ({ value, label: value, sub: type }));
  }
}

const authorizeContent = async (ctx: ShopContext) =>
  authorize(await ctx.actor(), "view", shopSubject("content", ctx.shop));

/** Whether one of the columns contains a text, in any case. */
function named(q: string, ...columns: PgColumn[]): SQL | undefined {
  if (q === "") return undefined;
  const words = sql.join(columns, sql` || ' ' || `);
  return sql`strpos(lower(${words}), ${q.toLowerCase()}) > 0`;
}

async function products(ctx: ShopContext, q: string) {
  const rows = await listOwnedProducts(
    ctx,
    { text: q === "" ? null : q },
    { after: null, limit: mostChoices },
  );
  return rows.map(({ sku, name, slug, images }) => ({ sku, name, slug, picture: images[0]?.url ?? "" }));
}

async function customers(ctx: ShopContext, q: string): Promise<FoundChoice[]> {
  const page = { after: null, limit: mostChoices };
  const search = q === "" ? {} : q.includes("@") ? { email: q } : { name: q };
  return (await searchCustomers(ctx, search, page)).map(({ id, email, firstName, lastName }) => ({
    value: String(id),
    label: `${firstName} ${lastName}`.trim() || email,
    sub: email,
  }));
}

async function pages(ctx: ShopContext, q: string): Promise<FoundChoice[]> {
  await authorizeContent(ctx);
  const rows = await ctx.db
    .select({ name: templates.name, slug: templates.slug })
    .from(templates)
    .where(
      and(
        ofShop(templates, ctx),
        eq(templates.entityType, "page"),
        isNotNull(templates.slug),
        named(q, templates.name, templates.slug),
      ),
    )
    .orderBy(asc(templates.name))
    .limit(mostChoices);
  return rows.map(({ name, slug }) => ({ value: `/${slug}`, label: name, sub: `Page /${slug}` }));
}

async function ofSellers(ctx: ShopContext, q: string): Promise<FoundChoice[]> {
  await authorizeContent(ctx);
  const rows = await ctx.db
    .select({ value: sellers.code, label: sellers.name, sub: sellers.code })
    .from(sellers)
    .where(
      and(
        eq(sellers.tenantId, ctx.tenant.id),
        inArray(sellers.state, ["active", "paused"]),
        named(q, sellers.code, sellers.name),
      ),
    )
    .orderBy(asc(sellers.name))
    .limit(mostChoices);
  return rows;
}

async function ofCategories(ctx: ShopContext, q: string): Promise<FoundChoice[]> {
  await authorizeContent(ctx);
  const rows = await ctx.db
    .select({ value: categories.slug, label: categories.name, sub: categories.path })
    .from(categories)
    .where(and(eq(categories.tenantId, ctx.tenant.id), named(q, categories.slug, categories.name)))
    .orderBy(asc(categories.path))
    .limit(mostChoices);
  return rows;
}
