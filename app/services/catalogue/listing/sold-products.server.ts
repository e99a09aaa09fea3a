import { type SQL, sql } from "drizzle-orm";

/**
 * Whether the product `p` is for sale in a shop, as its card says it (`available_for_sale`; rules selling-2
 * and selling-9): its own offer is, of a product with variations that of one of them; a group always is.
 * @param sellerId null for a marketplace: one of its active sellers sells it
 */
export const isForSale = (sellerId: string | null): SQL => {
  const ofSeller =
    sellerId === null
      ? sql`exists (select from sellers s where s.tenant_id = sold.tenant_id and s.id = sold.seller_id
          and s.state = 'active')`
      : sql`sold.seller_id = ${sellerId}`;
  const isSold = (id: SQL) => sql`exists (select from sellables sold where sold.tenant_id = p.tenant_id
    and sold.id = ${id} and sold.status <> 'archived' and sold.is_listed and sold.available_for_sale and ${ofSeller})`;
  return sql`(case p.class_code when 'grouped' then true
    when 'variable_product' then exists (select from products v
      where v.tenant_id = p.tenant_id and v.parent_id = p.id and ${isSold(sql`v.id`)})
    else ${isSold(sql`p.id`)} end)`;
};
