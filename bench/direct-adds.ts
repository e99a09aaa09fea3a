// One bare statement that adds a piece to a line, run straight by the driver in a process of its own: reads a
// DirectJob as JSON from standard input and writes the statements a second. Adding over HTTP is compared with
// it.
import { text } from "node:stream/consumers";
import type pg from "pg";
import { openPool } from "~/services/platform/db/open-pool.server";

/** Carts of a shop to add a product to, in turn. */
export type DirectJob = {
  database: pg.PoolConfig;
  tenantId: string;
  productId: number;
  cartIds: string[];
  connections: number;
  durationMs: number;
};

const job = JSON.parse(await text(process.stdin)) as DirectJob;
const addPiece = `insert into cart_items (tenant_id, cart_id, product_id, qty) values ($1, $2, $3, 1)
  on conflict (tenant_id, cart_id, product_id, line_key) do update set qty = cart_items.qty + 1`;
const pool = openPool({ ...job.database, max: job.connections });

let next = 0;
let done = 0;
const startedMs = performance.now();
const worker = async () => {
  while (performance.now() - startedMs < job.durationMs) {
    const cartId = job.cartIds[next++ % job.cartIds.length];
    await pool.query(addPiece, [job.tenantId, cartId, job.productId]);
    done += 1;
  }
};
await Promise.all(Array.from({ length: job.connections }, worker));
process.stdout.write(String(done / ((performance.now() - startedMs) / 1000)));
await pool.end();
