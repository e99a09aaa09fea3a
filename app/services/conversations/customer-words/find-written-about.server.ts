import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { products } from "~/tables/catalogue/catalogue";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The id of the product or variation that a review or question is about. @throws AppError `invalid` */
export async function findWrittenAbout(
  { db, tenant }: ShopContext,
  { code, sku }: { code: string; sku: string },
): Promise<number> {
  const isIt = and(eq(products.tenantId, tenant.id), eq(products.sku, sku), isNull(products.archivedFrom));
  const [product] = await db.select({ id: products.id }).from(products).where(isIt);
  if (!product) throw new AppError("invalid", `${code}: there is no product '${sku}'`);
  return product.id;
}
