import { rm } from "node:fs/promises";
import type pg from "pg";
import { makeFolder, writeFiles } from "../../support/shop-folder";
import { runShopCommand } from "./run-shop-command";

/** The address of the marketplace. */
export const marketHome = "http://fair.localhost";

/** What one of its sellers offers. */
export type MarketOffer = { sellerGuid: string; productId: string; sku: string };

/** The marketplace among the tenants of the database. */
const fair = "(select id from tenants where code = 'fair')";
const page = '<!-- { "name": "Homepage", "slug": "" } -->\n<p>The fair</p>';
const sellers = ["potter", "books", "tools"];
/** So many that not every order waits for the same stock. */
const goodsOfEach = 8;
const goods = sellers.flatMap((seller) =>
  Array.from({ length: goodsOfEach }, (_, at) => ({ seller, sku: `${seller}-${at}`.toUpperCase(), at })),
);
const productRow = ({ sku }: (typeof goods)[number]) => `${sku},${sku},${sku.toLowerCase()}`;
const offerRow = ({ seller, sku, at }: (typeof goods)[number]) => `${seller},${sku},${7 + at}.${at}9,100000`;

/**
 * Makes, beside the process that uses a data folder, a marketplace of three sellers with plenty of
 * everything, and of one product few.
 */
export async function makeMarket(dataDir: string): Promise<void> {
  const folder = await makeFolder();
  const named = sellers.map((code) => ({
    code,
    name: `The ${code}`,
    commission: { defaultBasisPoints: 1250 },
  }));
  try {
    await writeFiles(folder.path, {
      "tenant.json": { code: "fair", name: "Fair", currency: "USD" },
      "sellers.json": [{ code: "fair", name: "Fair", house: true }, ...named],
      "categories.json": [],
      "products.csv": ["sku,name,slug", "VASE,Vase,vase", ...goods.map(productRow)].join("\n"),
      "offers.csv": ["seller,sku,price,qty", "potter,VASE,55.55,25", ...goods.map(offerRow)].join("\n"),
      "shops/fair/shop.json": {
        code: "fair",
        name: "Fair",
        type: "marketplace",
        domains: ["fair.localhost"],
        settings: {
          payment: { sandbox: true },
          shipping_methods: [{ type: "flat", code: "standard", title: "Standard", amountMinor: 601 }],
          tax: { rules: [{ name: "Tax", country: "US", state: "PA", rateBasisPoints: 600 }] },
        },
      },
      "shops/fair/templates/homepage.html": page,
    });
    await runShopCommand({ DATA_DIR: dataDir, DATABASE_URL: "" }, "apply", "--yes", folder.path);
  } finally {
    await rm(folder.path, { recursive: true, force: true });
  }
}

/**
 * What shoppers choose from: a purchase of plenty from each seller, in turn, and the product of which there
 * are few.
 */
export async function readOffers(
  pool: pg.Pool,
): Promise<{ plenty: (index: number) => MarketOffer[]; few: MarketOffer }> {
  const { rows } = await pool.query<MarketOffer>(
    `select s.guid as "sellerGuid", p.id::text as "productId", p.sku
     from offers o join sellers s on s.tenant_id = o.tenant_id and s.id = o.seller_id
     join products p on p.tenant_id = o.tenant_id and p.id = o.product_id where o.tenant_id = ${fair} order by p.sku`,
  );
  const few = rows.find(({ sku }) => sku === "VASE");
  if (!few || rows.length !== goods.length + 1) throw new Error("the market was not made");
  const ofSeller = sellers.map((seller) =>
    goods
      .filter((one) => one.seller === seller)
      .flatMap(({ sku }) => rows.find((row) => row.sku === sku) ?? []),
  );
  // Different steps through the goods of each, so that baskets differ.
  const plenty = (index: number) =>
    ofSeller.flatMap((own, at) => own[(index * (at + 1) + at) % own.length] ?? []);
  return { plenty, few };
}

/** What must hold of a market's books whatever happened: every list is empty. */
export type MarketFaults = {
  /** SKUs of which more is reserved than there is, or not what the orders took. */
  stock: string[];
  /** Groups whose payment is not the sum of its orders, or was taken without them. */
  payments: string[];
  /** Orders whose total is not the sum of its parts. */
  totals: string[];
  /** Movements of the ledger that do not add up to zero. */
  ledger: string[];
  /** Paid orders that are not in the ledger. */
  unbooked: string[];
};

/** Looks for faults in the books of the marketplace. */
export async function findFaults(pool: pg.Pool): Promise<MarketFaults> {
  const list = async (query: string): Promise<string[]> =>
    (await pool.query<{ fault: string }>(query)).rows.map(({ fault }) => fault);
  return {
    stock: await list(
      `select s.sku || ': ' || s.reserved || ' of ' || s.on_hand || ', ordered ' || coalesce(sum(i.qty) filter (where o.id is not null), 0) as fault
       from stock_items s
       left join order_items i on i.tenant_id = s.tenant_id and i.stock_item_id = s.id
       left join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id and o.status not in ('canceled', 'complete', 'closed')
       where s.tenant_id = ${fair}
       group by s.tenant_id, s.id, s.sku, s.reserved, s.on_hand
       having s.reserved > s.on_hand or s.reserved <> coalesce(sum(i.qty) filter (where o.id is not null), 0)`,
    ),
    payments: await list(
      `select p.id::text as fault from payments p
       join lateral (select sum(a.amount_minor) as asked, sum(a.captured_minor) as taken, sum(o.total_due_minor) as due
         from payment_allocations a join orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
         where a.tenant_id = p.tenant_id and a.payment_id = p.id) parts on true
       where p.tenant_id = ${fair} and (parts.asked <> p.amount_minor or parts.due <> p.amount_minor
         or (parts.taken <> 0 and parts.taken <> p.amount_minor))`,
    ),
    totals: await list(
      `select o.id::text as fault from orders o
       where o.tenant_id = ${fair} and o.grand_total_minor <> o.subtotal_minor - o.discount_minor + o.shipping_minor + o.shipping_fee_minor + o.tax_minor`,
    ),
    ledger: await list(
      `select movement_id::text as fault from ledger_entries where tenant_id = ${fair} group by tenant_id, movement_id having sum(amount_minor) <> 0`,
    ),
    unbooked: await list(
      `select o.id::text as fault from orders o where o.tenant_id = ${fair} and o.status = 'processing'
       and not exists (select from ledger_movements m where m.tenant_id = o.tenant_id and m.order_id = o.id)`,
    ),
  };
}
