import { expect, test } from "vitest";
import { Shopper } from "../harness/shopper";
import { visit } from "../harness/visit";
import type { TroubledDatabase } from "./troubled-database";

/** One shop's carts are locked for longer than requests may take. */
export function lockedShop(site: TroubledDatabase): void {
  /** Sessions of this database alone: others run beside it. */
  const countWaiting = async () => {
    const { rows } = await site.database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };

  test("its shoppers are told to come again at their requests' deadline, let go of their connections, and disturb no other shop", async () => {
    const { database, server } = site;
    const shopper = new Shopper(server.send);
    const product_id = await shopper.productId("harbor-carafe");
    await shopper.add(product_id);
    const add = () => shopper.post("/checkout/cart", { intent: "add", product_id, qty: "1" });
    const holder = await database.pool.connect();
    await holder.query("begin");
    await holder.query(
      "select 1 from carts c join shops s on s.id = c.shop_id where s.code = 'harbor' for update of c",
    );
    // More than the process has connections. Without shares, another shop would wait for one for 5 s and be
    // refused.
    const posts = Array.from({ length: 40 }, add);
    await expect.poll(countWaiting).toBeGreaterThan(0);
    for (const word of ["a", "b", "c"])
      expect((await visit(server.send, `http://leaf.localhost/search?q=${word}`)).status).toBe(200);
    const refused = await Promise.all(posts);
    expect(refused.map(({ status, headers }) => [status, headers["retry-after"]])).toEqual(
      Array(40).fill([503, "5"]),
    );
    // The lock is still held: what waited for it was cancelled.
    await expect.poll(countWaiting).toBe(0);
    await holder.query("rollback");
    holder.release();
    await expect.poll(async () => (await add()).status).toBe(303);
  });
}
