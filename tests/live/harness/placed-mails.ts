import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";

/** How long the queue may take to send what is due. */
const sentWithinMs = 120_000;
const lookEveryMs = 200;

/**
 * The orders whose confirmation was mailed, once for each mail, when the queue has sent every mail about
 * orders. What a killed process had begun is taken up after five minutes (rule resilience-5), which pass at
 * once here.
 * @throws when mails are still queued after two minutes
 */
export async function placedMails(dataDir: string, pool: pg.Pool): Promise<string[]> {
  await pool.query("update graphile_worker._private_jobs set locked_at = locked_at - interval '5 minutes'");
  const startedMs = performance.now();
  while ((await queuedMails(pool)) > 0) {
    if (performance.now() - startedMs > sentWithinMs) throw new Error("mails about orders are still queued");
    await delay(lookEveryMs);
  }
  return readdirSync(join(dataDir, "mail")).flatMap((name) => {
    const [, orderId] = /^order-placed-([0-9a-f-]{36}).*\.eml$/.exec(name) ?? [];
    return orderId ? [orderId] : [];
  });
}

async function queuedMails(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'send-order-mail'",
  );
  return rows[0].count;
}
