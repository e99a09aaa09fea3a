import { and, asc, eq, isNull, like, ne, notExists } from "drizzle-orm";
import { products } from "~/tables/catalogue/catalogue";
import { orderItems } from "~/tables/orders/orders";
import { recordVersions } from "~/tables/shops/records";
import { samplePrefix } from "../../files/seed/sample-goods.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/** The most that the address of a choice carries. */
const mostSamples = 50;

/** SKUs of the products that a new shop began with, but for those that were changed or ordered since. */
export async function untouchedSamples({ db, tenant }: RequestContext): Promise<string[]> {
  const changed = db
    .select({ id: recordVersions.id })
    .from(recordVersions)
    .where(
      and(
        eq(recordVersions.tenantId, tenant.id),
        eq(recordVersions.kind, "product"),
        eq(recordVersions.name, products.sku),
      ),
    );
  const ordered = db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, tenant.id), eq(orderItems.sku, products.sku)));
  const found = await db
    .select({ sku: products.sku })
    .from(products)
    .where(
      and(
        eq(products.tenantId, tenant.id),
        like(products.sku, `${samplePrefix}%`),
        // Variations go with the product they belong to.
        isNull(products.parentId),
        ne(products.status, "archived"),
        notExists(changed),
        notExists(ordered),
      ),
    )
    .orderBy(asc(products.sku))
    .limit(mostSamples);
  return found.map(({ sku }) => sku);
}
