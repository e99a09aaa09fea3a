import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { inTurns } from "../tests/live/harness/in-turns";
import type { LiveServer } from "../tests/live/harness/live-server";
import { orderOf, type PlaceForm, Shopper } from "../tests/live/harness/shopper";
import type { DemoDatabase } from "../tests/support/databases/demo-database";
import { type Measure, median, say } from "./measure";

/** Goods that shoppers buy in turn, a piece each. */
const boughtSlugs = [
  "long-morning-mug",
  "orchard-mug",
  "nesting-bowls",
  "harbor-carafe",
  "garden-pitcher",
  "french-press",
  "egg-pan",
  "bread-knife",
];
const shoppers = 64;
const ready = 192;
const rounds = 3;

/**
 * (j) 64 shoppers make whole purchases at once for so many seconds: no error, no oversell, exact totals, or
 * this throws. Then the orders placed a second; half of what two idle processors do is wanted.
 */
export async function measurePurchases(
  server: LiveServer,
  database: DemoDatabase,
  seconds: number,
): Promise<Measure> {
  await stockUp(database);
  const looking = new Shopper(server.send);
  const productIds = await inTurns(boughtSlugs, 1, (slug) => looking.productId(slug));
  const productOf = (index: number) => productIds[index % productIds.length] ?? "";
  await buyForSeconds(server, productOf, seconds);
  await checkBooks(database);

  const runs: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    const orders = await ordersPerSecond(server, productOf).catch((error: unknown) => {
      // The answer alone does not say why it was refused.
      say(server.output().slice(-4_000));
      throw error;
    });
    runs.push(orders);
    say(`  round ${round} of ${rounds}: orders ${orders.toFixed()}/s`);
  }
  const ours = median(runs);
  const name = "(j) orders placed by 64 shoppers at once";
  return { name, ours, theirs: 0, unit: "req/s", value: ours, target: { least: 30 } };
}

/** Gives every product so many pieces that none runs out. */
const stockUp = ({ pool }: DemoDatabase) =>
  pool.query(`update stock_items set on_hand = reserved + 100000 where ${namesTestActor}`);

/** @throws when a request of a purchase is answered with anything but the next step */
async function buyForSeconds(
  server: LiveServer,
  productOf: (index: number) => string,
  seconds: number,
): Promise<void> {
  const endMs = performance.now() + seconds * 1000;
  const tookMs: number[] = [];
  await Promise.all(
    Array.from({ length: shoppers }, async (_, first) => {
      for (let index = first; performance.now() < endMs; index += shoppers) {
        const startedMs = performance.now();
        await buy(server, productOf(index), `load-${index}@example.com`);
        tookMs.push(performance.now() - startedMs);
      }
    }),
  );
  say(
    `  ${tookMs.length} whole purchases in ${seconds} s without an error, ${Math.round(median(tookMs))} ms each (median)`,
  );
}

async function buy(server: LiveServer, productId: string, email: string): Promise<void> {
  const shopper = new Shopper(server.send);
  await shopper.add(productId);
  const form = await shopper.fillCheckout(email);
  const order = await place(shopper, form);
  const receipt = await shopper.get(`/checkout/success?order=${order}`);
  if (receipt.status !== 200) throw new Error(`a receipt was answered with ${receipt.status}`);
}

async function place(shopper: Shopper, form: PlaceForm): Promise<string> {
  const answer = await shopper.place(form);
  const order = orderOf(answer);
  if (!order) throw new Error(`'Place order' was answered with ${answer.status}`);
  return order;
}

/** @throws when stock was sold beyond what is there, or a total is not the sum of its parts */
async function checkBooks({ pool }: DemoDatabase): Promise<void> {
  const { rows: miscounted } = await pool.query(
    `select s.sku, s.reserved, coalesce(sum(i.qty) filter (where o.id is not null), 0)::int as ordered
     from stock_items s
     left join order_items i on i.tenant_id = s.tenant_id and i.stock_item_id = s.id
     left join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id and o.status not in ('canceled', 'complete', 'closed')
     group by s.tenant_id, s.id, s.sku, s.reserved, s.on_hand
     having s.reserved > s.on_hand or (s.reserved <> coalesce(sum(i.qty) filter (where o.id is not null), 0))`,
  );
  if (miscounted.length > 0)
    throw new Error(`Stock does not match the orders: ${JSON.stringify(miscounted)}`);
  const { rows: wrong } = await pool.query(
    `select o.id from orders o
     join lateral (select sum(row_total_minor) as goods, sum(tax_minor) as tax from order_items i
       where i.tenant_id = o.tenant_id and i.order_id = o.id) lines on true
     join payment_allocations p on p.tenant_id = o.tenant_id and p.order_id = o.id
     where o.subtotal_minor <> lines.goods or p.amount_minor <> o.total_due_minor
       or o.grand_total_minor <> o.subtotal_minor - o.discount_minor + o.shipping_minor + o.shipping_fee_minor + o.tax_minor`,
  );
  if (wrong.length > 0)
    throw new Error(`${wrong.length} orders have a total that is not the sum of its parts.`);
  say("  the stock matches the orders, and each total is the sum of its parts");
}

/**
 * Orders that 64 shoppers at the last part of the checkout place a second, each of the product of its number.
 */
async function ordersPerSecond(server: LiveServer, productOf: (index: number) => string): Promise<number> {
  const atReview = await inTurns(Array(ready).fill(0), 8, async (_zero: number, index) => {
    const shopper = new Shopper(server.send);
    await shopper.add(productOf(index));
    return { shopper, form: await shopper.fillCheckout() };
  });
  const startedMs = performance.now();
  await inTurns(atReview, shoppers, ({ shopper, form }) => place(shopper, form));
  return ready / ((performance.now() - startedMs) / 1000);
}
