import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/open-pool.server";
import type { ShopContext } from "../../../shops/shop-context.server";
import type { CatalogueIndex } from "../../catalogue-index.server";
import type { PriceSet } from "../engine/price-set.server";
import {
  type IndexOwner,
  ownerOf,
  productRowOf,
  type StoredProductRow,
  type StoredVariationRow,
  selectProductRows,
  selectVariationRows,
  type VariationRow,
  variationRowOf,
} from "./index-rows.server";
import { familyRecord, putPricesOf } from "./put-rows.server";
import { readInChunks } from "./read-in-chunks.server";
import { readSellerFacts } from "./seller-facts.server";

/**
 * Reads the prices by which a customer group finds products: the general ones, and the group's own. It reads
 * in chunks, so that requests are answered meanwhile.
 */
export function fillGroupPrices(
  { db, shop }: Pick<ShopContext, "db" | "shop">,
  index: CatalogueIndex,
  group: string,
): Promise<void> {
  const read = (set: PriceSet, changed: ReadonlySet<number>) => (tx: Db) =>
    readPrices(tx, shop, index, set, changed);
  return index.prices.fill(group, (set, changed) =>
    db.transaction(read(set, changed), { isolationLevel: "repeatable read", accessMode: "read only" }),
  );
}

async function readPrices(
  db: Db,
  shop: ShopContext["shop"],
  index: CatalogueIndex,
  set: PriceSet,
  changed: ReadonlySet<number>,
): Promise<void> {
  const owner = ownerOf(shop);
  const facts = await readSellerFacts({ db, shop });
  const wanted = isPricedFor(owner, set.group ?? "");
  const slotOf = (id: number) => {
    const slot = index.slotOf(id);
    return slot === undefined || changed.has(slot) ? null : slot;
  };
  await readInChunks<StoredProductRow>(db, selectProductRows(owner, sql`and p.id in (${wanted})`), (row) => {
    const slot = slotOf(row.id);
    if (slot !== null && index.variationsOf(slot).length === 0)
      putPricesOf(index, set, { slot, places: [] }, productRowOf(row, facts));
  });
  let family: VariationRow[] = [];
  const settle = () => {
    const slot = family[0] ? slotOf(family[0].parentId) : null;
    const places = slot === null ? [] : index.variationsOf(slot);
    // A product whose variations have changed is read again soon.
    const isSame = family.every(({ id }, at) => index.variations.ids.get(places[at] ?? -1) === id);
    if (slot !== null && isSame && places.length === family.length)
      putPricesOf(index, set, { slot, places }, familyRecord(family));
    family = [];
  };
  await readInChunks<StoredVariationRow>(
    db,
    selectVariationRows(owner, sql`and v.parent_id in (${wanted})`),
    (row) => {
      if (family[0] && family[0].parentId !== row.parentId) settle();
      family.push(variationRowOf(row, facts));
    },
  );
  settle();
}

/** The ids of products for which a group has its own price, on the product, a variation or a member. */
const isPricedFor = ({ tenantId, sellerId }: IndexOwner, group: string): SQL => sql`
  with own as (select coalesce(p.parent_id, p.id) as id from price_levels pl
    join products p on p.tenant_id = pl.tenant_id and p.id = pl.product_id
    where pl.tenant_id = ${tenantId} and pl.seller_id = ${sellerId ?? sql`pl.seller_id`} and pl.min_qty <= 1 and pl.customer_groups ? ${group})
  select id from own union select pc.parent_id from product_children pc
  where pc.tenant_id = ${tenantId} and pc.child_id in (select id from own)`;
