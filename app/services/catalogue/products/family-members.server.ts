import { type SQL, sql } from "drizzle-orm";

/**
 * What a family `p` is bought by: variations of the product, children of a group, variations of such
 * children.
 * @param isOffered whether a child `c` may be shown
 */
export const memberIdsOf = (isOffered: SQL): SQL => sql`
  select v.id from products v where v.tenant_id = p.tenant_id and v.parent_id = p.id
  union all
  select coalesce(v.id, c.id) from product_children pc
    join products c on c.tenant_id = pc.tenant_id and c.id = pc.child_id and c.status <> 'archived'
      and ${isOffered}
    left join products v on v.tenant_id = c.tenant_id and v.parent_id = c.id
    where pc.tenant_id = p.tenant_id and pc.parent_id = p.id`;

const ofSameSeller = sql`exists (select from offers co where co.tenant_id = c.tenant_id and co.product_id = c.id
  and co.seller_id = self.seller_id and co.is_visible)`;

/**
 * The members `m` a listing shows of the family `p`, whose own row of `sellables` is `self`: sellables of the
 * same seller (rule selling-5).
 */
export const fromMembers = sql`from (${memberIdsOf(ofSameSeller)}) member
  join sellables m on m.tenant_id = p.tenant_id and m.id = member.id
    and m.seller_id = self.seller_id and m.status <> 'archived' and m.is_listed`;
