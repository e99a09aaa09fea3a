import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { openPool } from "~/services/platform/db/open-pool.server";
import { superuser } from "~/services/platform/db/postgres/init-cluster.server";
import { passwordFile, placeCluster } from "~/services/platform/db/postgres/place-cluster.server";
import { startDatabase } from "~/services/platform/db/start-database.server";
import { namesTestActor } from "~/services/shops/audit/actor-fixture.server";
import { type LiveServer, startLiveServer } from "../tests/live/harness/live-server";
import { orderOf, Shopper } from "../tests/live/harness/shopper";
import { type Measure, say } from "./measure";
import { measureNodePerAdd } from "./node-per-add";

/** A statement, how long it is planned and executed on the way measured, ms, and how often it runs there. */
type StatementCost = { text: string; times: number; plannedMs: number; executedMs: number };

const file = join("bench", "purchase-statements.md");
/** Connections are warm after this many; then as many again are measured. */
const rounds = 40;
const settings = {
  shared_preload_libraries: "pg_stat_statements",
  "pg_stat_statements.track_planning": "on",
  "pg_stat_statements.max": "20000",
  fsync: "off",
};
/** Slugs of what a purchase buys; the last is added again and again. */
const slugs = ["long-morning-mug", "nesting-bowls", "harbor-carafe"];

/**
 * (m) What PostgreSQL spends on an add to a cart of one line, by its own count, and node on each way to add; writes a
 * table of every statement on the way from the cart to the order.
 */
export async function measureStatements(): Promise<Measure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "awning-statements-"));
  // As root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDir, 0o755);
  const database = await startDatabase({ dataDir, settings });
  const password = readFileSync(passwordFile(placeCluster(dataDir, () => {})), "utf8").trim();
  const pool = openPool({ ...database.connection, user: superuser, password, max: 1 });
  try {
    await pool.query("create extension pg_stat_statements");
    say("  filling the demo shops ...");
    // One connection for requests, so that each has its plans after a few rounds.
    const server = await startLiveServer({ DATA_DIR: dataDir, DEMO: "on", DATABASE_POOL_SIZE: "2" });
    try {
      await pool.query(`update stock_items set on_hand = reserved + 100000 where ${namesTestActor}`);
      await pool.query("analyze");
      const ids: string[] = [];
      for (const slug of slugs) ids.push(await new Shopper(server.send).productId(slug));
      const add = await adding(server, ids.at(-1) ?? "");
      const adds = await costsOf(pool, add);
      const purchases = await costsOf(pool, () => buying(server, ids));
      writeFileSync(file, tables(adds, purchases));
      const [planned, executed] = [sum(adds, "plannedMs"), sum(adds, "executedMs")];
      const all = planned + executed;
      say(`  an add: planned ${planned.toFixed(2)} ms, executed ${executed.toFixed(2)} ms`);
      return [
        costOf("(m) PostgreSQL's time for an add", all, 1.2, "ms p50"),
        ...(await measureNodePerAdd(server, pool, ids.at(-1) ?? "")),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await pool.end();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const costOf = (name: string, ours: number, most: number, unit: Measure["unit"]): Measure => ({
  ...{ name, ours, theirs: most, unit, value: ours },
  target: { most },
});

/** A shopper with one line, who adds pieces of it. */
async function adding({ send }: LiveServer, id: string): Promise<() => Promise<void>> {
  let shopper = new Shopper(send);
  let pieces = 0;
  return async () => {
    // A line ends at its limit of 100 pieces.
    if (++pieces % 30 === 0) shopper = new Shopper(send);
    await shopper.add(id);
  };
}

async function buying({ send }: LiveServer, ids: readonly string[]): Promise<void> {
  const shopper = new Shopper(send);
  for (const id of ids) await shopper.add(id);
  await shopper.get("/checkout/cart");
  if (!orderOf(await shopper.place(await shopper.fillCheckout()))) throw new Error("an order was refused");
}

/** The statements of one round, after as many rounds that nothing is counted of. */
async function costsOf(pool: pg.Pool, round: () => Promise<void>): Promise<StatementCost[]> {
  for (let count = 0; count < rounds; count++) await round();
  await pool.query("select pg_stat_statements_reset()");
  for (let count = 0; count < rounds; count++) await round();
  const { rows } = await pool.query<StatementCost>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::float8 / $1 as times,
       total_plan_time / $1 as "plannedMs", total_exec_time / $1 as "executedMs"
     from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
     where query not like '%pg_stat_statements%' and query not like '%graphile_worker%'
     order by total_plan_time + total_exec_time desc`,
    [rounds],
  );
  return rows;
}

const sum = (costs: readonly StatementCost[], of: "plannedMs" | "executedMs" | "times") =>
  costs.reduce((total, cost) => total + cost[of], 0);

const tables = (adds: StatementCost[], purchases: StatementCost[]) =>
  `# Statements of a purchase\n\nPostgreSQL's own count (pg_stat_statements), milliseconds for each round, by \`npm run bench -- --only m\`. Jobs that a purchase sets off are counted too.\n\n## An add to a cart of one line\n\n${table(adds)}\n\n## From three adds to the order\n\n${table(purchases)}\n`;

function table(costs: readonly StatementCost[]): string {
  const line = (text: string, { times, plannedMs, executedMs }: Omit<StatementCost, "text">) =>
    `| ${text} | ${times.toFixed(1)} | ${plannedMs.toFixed(3)} | ${executedMs.toFixed(3)} |`;
  const total = {
    times: sum(costs, "times"),
    plannedMs: sum(costs, "plannedMs"),
    executedMs: sum(costs, "executedMs"),
  };
  return [
    "| statement | times | planned | executed |",
    "| --- | --: | --: | --: |",
    ...costs.slice(0, 30).map(({ text, ...cost }) => line(`\`${shortened(text)}\``, cost)),
    line("all", total),
  ].join("\n");
}

/** The beginning of a statement, and where it reads or writes. */
function shortened(text: string): string {
  const from = / from "?[a-z_]+"? ?[a-z]*/.exec(text)?.[0] ?? "";
  return `${text.slice(0, 70)} …${from}`.replaceAll("|", "\\|");
}
