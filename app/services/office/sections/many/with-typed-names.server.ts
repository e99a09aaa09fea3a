import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { withOurColumns } from "~/models/files/typed-columns";
import { nameOfFile } from "~/models/office/library/library";
import { isFileName, partsOf, withNames } from "~/models/office/many/typed-names";
import { categories } from "~/tables/catalogue/catalogue";
import { shopPictures } from "~/tables/office/shop-pictures";
import { ofShop } from "../../../shops/context/of-shop.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";

type Row = Record<string, unknown>;

/**
 * Rows of products as people write them: with common names of columns, categories by their names, and
 * pictures by the names of files that are in the library (rule office-78).
 */
export async function withTypedNames(ctx: ShopContext, rows: readonly Row[]): Promise<Row[]> {
  const typed = rows.map((row) => ({ row, fields: withOurColumns(fieldsOf(row)) }));
  const files = new Set(
    typed.flatMap(({ fields }) => partsOf(fields.images).filter(isFileName).map(nameKey)),
  );
  const names = new Set(
    typed.flatMap(({ fields }) => partsOf(fields.categories).map((one) => one.toLowerCase())),
  );
  const [pictures, slugs] = await Promise.all([findPictures(ctx, files), findCategories(ctx, names)]);
  return typed.map(({ row, fields }) => {
    if (row.fields === undefined) return row;
    const known = new Map(
      partsOf(fields.images).flatMap((source) => {
        const url = isFileName(source) ? pictures.get(nameKey(source)) : undefined;
        return url === undefined ? [] : [[source.toLowerCase(), url] as const];
      }),
    );
    const found: Row = { ...fields };
    if (fields.images !== undefined) found.images = withNames(fields.images, known);
    if (fields.categories !== undefined) found.categories = withNames(fields.categories, slugs);
    return { ...row, fields: found };
  });
}

const fieldsOf = ({ fields }: Row): Record<string, string> =>
  typeof fields === "object" && fields !== null ? (fields as Record<string, string>) : {};

const nameKey = (source: string): string => nameOfFile(source).toLowerCase();

/** Addresses of the library's pictures by the names of their files; the latest of one name. */
async function findPictures(ctx: ShopContext, names: ReadonlySet<string>): Promise<Map<string, string>> {
  if (names.size === 0) return new Map();
  const rows = await ctx.db
    .select({ url: shopPictures.url, name: shopPictures.name })
    .from(shopPictures)
    .where(
      and(
        ofShop(shopPictures, ctx),
        isNull(shopPictures.removedAt),
        inArray(sql`lower(${shopPictures.name})`, [...names]),
      ),
    )
    .orderBy(desc(shopPictures.createdAt));
  return new Map(rows.toReversed().map(({ url, name }) => [name.toLowerCase(), url]));
}

/** Addresses of categories by their names. */
async function findCategories(ctx: ShopContext, names: ReadonlySet<string>): Promise<Map<string, string>> {
  if (names.size === 0) return new Map();
  const rows = await ctx.db
    .select({ slug: categories.slug, name: categories.name })
    .from(categories)
    .where(and(eq(categories.tenantId, ctx.tenant.id), inArray(sql`lower(${categories.name})`, [...names])));
  return new Map(rows.map(({ slug, name }) => [name.toLowerCase(), slug]));
}
