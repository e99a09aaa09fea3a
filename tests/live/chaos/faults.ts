import { setTimeout as delay } from "node:timers/promises";
import { sendOverHttp } from "../../http/runner/send-over-http";
import { visit } from "../harness/visit";
import { keptPage } from "./service-watch";
import type { Site } from "./site";

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
/** A kill of node and one of PostgreSQL. */
const stepMs = 4 * secondMs;

/** Something that goes wrong. */
export type Fault = {
  name: string;
  /** Does it and undoes it. Answers how often it was done, or null where this machine does not allow it. */
  run: (site: Site, signal: AbortSignal) => Promise<number | null>;
};

const wait = (ms: number, signal: AbortSignal) => delay(Math.max(ms, 0), undefined, { signal });

/** The first and the second process die in turn, and PostgreSQL each time between. */
async function killInTurn(
  { servers, postgres }: Site,
  kills: number,
  isNodeFirst: boolean,
  untilKill: (kill: number) => Promise<void>,
): Promise<number> {
  for (let kill = 0; kill < kills; kill += 1) {
    await untilKill(kill);
    if ((kill % 2 === 0) === isNodeFirst) servers[Math.floor(kill / 2) % 2]?.kill();
    else postgres.kill();
  }
  return kills;
}

/**
 * Kills at each even or each odd second of a minute, from the next one on, node and PostgreSQL in turn.
 * @param first what dies at :00, or :01
 */
const killsOfMinute = (parity: "even" | "odd", first: "node" | "PostgreSQL"): Fault => ({
  name: `kill -9 at every ${parity} second of a minute, ${first} at :0${parity === "even" ? 0 : 1}`,
  run(site, signal) {
    const offsetMs = parity === "even" ? 0 : secondMs;
    // Whole steps of 4 s: a minute has 15 of them, so :00 meets the same kill wherever the walk begins.
    const beginMs = Math.ceil((Date.now() - offsetMs) / stepMs) * stepMs + offsetMs;
    return killInTurn(site, 30, first === "node", (kill) =>
      wait(beginMs + (kill * stepMs) / 2 - Date.now(), signal),
    );
  },
});

/** The power goes: both processes and PostgreSQL at once. */
const killAll: Fault = {
  name: "kill -9 of both processes and PostgreSQL at once",
  async run({ servers, postgres }) {
    for (const server of servers) server.kill();
    postgres.kill();
    return 1;
  },
};

/** A process keeps a page when it is asked for it a second time (rule caching-2). */
const answersUntilKept = 2;

/**
 * Asks each process itself, so that each of them keeps the page that must be served while the database is
 * away.
 */
async function untilEachKeeps({ servers }: Site, signal: AbortSignal): Promise<void> {
  for (const server of servers)
    for (let answers = 0; answers < answersUntilKept; ) {
      const port = server.port();
      const send = port === undefined ? null : sendOverHttp({ host: "127.0.0.1", port });
      const answer = send && (await visit(send, keptPage).catch(() => null));
      if (answer?.status === 200) answers += 1;
      else await wait(100, signal);
    }
}

/** PostgreSQL is down and cannot be started. */
const databaseDown = (seconds: number): Fault => ({
  name: `PostgreSQL down for ${seconds} s`,
  async run(site, signal) {
    const { postgres } = site;
    await untilEachKeeps(site, signal);
    const mend = postgres.keepDown();
    try {
      await wait(seconds * secondMs, signal);
    } finally {
      mend();
    }
    return 1;
  },
});

/** A disk that stops answering for moments: all processes of PostgreSQL are frozen. */
const slowDisk = (times: number): Fault => ({
  name: "slow disk: PostgreSQL frozen for 0.7 s of each second",
  async run({ postgres }, signal) {
    for (let time = 0; time < times; time += 1) {
      await postgres.whileFrozen(() => wait(700, signal));
      await wait(300, signal);
    }
    return times;
  },
});

/** A disk without any room left. */
const fullDisk = (seconds: number): Fault => ({
  name: `full disk for ${seconds} s`,
  async run({ disk }, signal) {
    if (!disk) return null;
    disk.fill();
    try {
      await wait(seconds * secondMs, signal);
    } finally {
      disk.empty();
    }
    return 1;
  },
});

/** Someone locks what every purchase needs. */
const locks = (seconds: number): Fault => ({
  name: `tables of stock and orders locked for ${seconds} s each`,
  async run({ withPool }, signal) {
    const tables = ["stock_items", "orders"];
    await withPool(async (pool) => {
      for (const table of tables) {
        const client = await pool.connect();
        try {
          await client.query("begin");
          await client.query(`lock table ${table} in access exclusive mode`);
          await wait(seconds * secondMs, signal);
        } finally {
          await client.query("rollback");
          client.release();
        }
      }
    });
    return tables.length;
  },
});

/** The clocks of the processes are set back and forth, apart from each other and from PostgreSQL's. */
const clocks = (pauseSeconds: number): Fault => ({
  name: "clocks of the processes set 1 hour and 1 day back and forth",
  async run({ servers: [first, second] }, signal) {
    const steps = [
      [1, -1],
      [-1, 1],
      [24, -24],
      [-24, 24],
    ] as const;
    try {
      for (const [ahead, behind] of steps) {
        first?.setClock(ahead * hourMs);
        second?.setClock(behind * hourMs);
        await wait(pauseSeconds * secondMs, signal);
      }
    } finally {
      for (const server of [first, second]) server?.setClock(0);
    }
    return steps.length;
  },
});

/** A new release comes: one process after the other. */
const rollingRestart: Fault = {
  name: "rolling restart of both processes",
  async run({ servers }) {
    for (const server of servers) await server.restart();
    return servers.length;
  },
};

/** Everything, within 10 minutes: each second of a minute sees a kill of node and one of PostgreSQL. */
export const allFaults: readonly Fault[] = [
  rollingRestart,
  killsOfMinute("even", "node"),
  killsOfMinute("odd", "PostgreSQL"),
  killsOfMinute("even", "PostgreSQL"),
  killsOfMinute("odd", "node"),
  killAll,
  databaseDown(75),
  fullDisk(15),
  slowDisk(15),
  locks(6),
  clocks(4),
];

/** A little of everything. Kills of one alone are in the tests of purchases. */
export const fewFaults: readonly Fault[] = [
  killAll,
  databaseDown(3),
  fullDisk(2),
  slowDisk(2),
  locks(1),
  clocks(0.3),
];
