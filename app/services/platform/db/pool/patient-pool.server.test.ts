import type pg from "pg";
import { expect, test } from "vitest";
import { patientPool } from "./patient-pool.server";
import { shareOfPool } from "./share-of-pool.server";

const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
const shuttingDown = Object.assign(new Error("going"), { severity: "FATAL", code: "57P01" });

/** A pool whose connections and statements fail as told, first to last, and then succeed. */
function poolThat({ connects = [], queries = [] }: { connects?: Error[]; queries?: Error[] }) {
  const tried = { connects: 0, queries: 0 };
  const client = { release() {} } as unknown as pg.PoolClient;
  const pool = {
    async connect() {
      tried.connects += 1;
      const error = connects.shift();
      if (error) throw error;
      return client;
    },
    async query(this: pg.Pool) {
      await this.connect();
      tried.queries += 1;
      const error = queries.shift();
      if (error) throw error;
      return { rows: ["done"] };
    },
  } as unknown as pg.Pool;
  return { pool, client, tried };
}

test("a connection is waited for while another server takes over (rule resilience-13)", async () => {
  const { pool, client, tried } = poolThat({ connects: [refused, refused] });
  expect(await patientPool(pool, 5_000).connect()).toBe(client);
  expect(tried.connects).toBe(3);
});

test("the patience of all who wait counts from the first refusal", async () => {
  // A refusal looks at the clock, which goes on by 400 ms each time.
  let nowMs = 0;
  const { pool, tried } = poolThat({ connects: Array(10).fill(refused) });
  const patient = patientPool(pool, 1_000, () => {
    nowMs += 400;
    return nowMs;
  });
  await expect(patient.connect()).rejects.toBe(refused);
  expect(tried.connects).toBeGreaterThan(1);
  const { connects } = tried;
  await expect(patient.connect()).rejects.toBe(refused);
  expect(tried.connects).toBe(connects + 1);
});

test("a statement that was refused whole is sent again, one that may have been done is not", async () => {
  const again = poolThat({ queries: [shuttingDown] });
  expect(await patientPool(again.pool, 5_000).query("select 1")).toEqual({ rows: ["done"] });
  expect(again.tried.queries).toBe(2);
  const broken = new Error("Connection terminated unexpectedly");
  const unknown = poolThat({ queries: [broken] });
  await expect(patientPool(unknown.pool, 5_000).query("select 1")).rejects.toBe(broken);
  expect(unknown.tried.queries).toBe(1);
});

test("without patience nothing waits", async () => {
  const { pool } = poolThat({ connects: [refused] });
  await expect(patientPool(pool, 0).connect()).rejects.toBe(refused);
});

test("what has nothing to do with a server that goes is thrown at once", async () => {
  const denied = Object.assign(new Error("denied"), { severity: "FATAL", code: "28P01" });
  const { pool, tried } = poolThat({ connects: [denied] });
  await expect(patientPool(pool, 5_000).connect()).rejects.toBe(denied);
  expect(tried.connects).toBe(1);
});

test("a tenant's share of it takes its own connections, and gives them back", async () => {
  const { pool, tried } = poolThat({ connects: [refused] });
  const share = shareOfPool(patientPool(pool, 5_000), { connections: 1, waitMs: 1_000 });
  const client = await share.connect();
  client.release();
  (await share.connect()).release();
  expect(tried.connects).toBe(3);
});

test("after a connection failed the next has to show that it can write before it is handed out", async () => {
  const serverless = Object.assign(new Error("server login has been failing"), {
    severity: "FATAL",
    code: "08P01",
  });
  const answers: (Error | { isFollower: boolean })[] = [
    serverless,
    { isFollower: true },
    { isFollower: false },
  ];
  let proofs = 0;
  const released: unknown[] = [];
  const connect = async () => ({
    async query() {
      const answer = answers[proofs++];
      if (answer instanceof Error) throw answer;
      return { rows: [answer] };
    },
    release: (error: unknown) => void released.push(error),
  });
  const pool = patientPool({ connect } as unknown as pg.Pool, 5_000);
  (await pool.connect()).release();
  expect(proofs).toBe(0);
  (await pool.connect()).release(true);
  (await pool.connect()).release();
  expect(proofs).toBe(3);
  await pool.connect();
  expect(proofs).toBe(3);
  expect(released).toEqual([undefined, true, true, true, undefined]);
});
