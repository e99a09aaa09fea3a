import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDatabase, type DemoDatabase } from "../support/databases/demo-database";
import { type ServerWithFigures, startWithFigures } from "./harness/figures";
import { patience } from "./harness/patience";
import { orderOf, Shopper } from "./harness/shopper";

let database: DemoDatabase;
let started: ServerWithFigures;
beforeAll(async () => {
  database = await createDemoDatabase();
  const env = { DATABASE_URL: database.url, DATA_DIR: database.dataDir, PROCESSES: "2" };
  started = await startWithFigures({ ...patience, ...env });
});
afterAll(async () => {
  await started?.server.stop();
  await database?.drop();
});

/** The processes a message was logged of, in its order. */
const pidsOf = (message: string): number[] =>
  started.server
    .output()
    .split("\n")
    .filter((line) => line.includes(`"message":"${message}"`))
    .map((line) => (JSON.parse(line) as { pid: number }).pid);

const isOpen = (port: number) =>
  fetch(`http://127.0.0.1:${port}/healthz`, { headers: { connection: "close" } }).then(
    () => true,
    () => false,
  );

/** A whole purchase of a new guest. */
async function buy(): Promise<string | null> {
  const shopper = new Shopper(started.server.send);
  await shopper.add(await shopper.productId("harbor-carafe"));
  return orderOf(await shopper.place(await shopper.fillCheckout()));
}

test("two processes serve one port, and shopping goes on when the one that runs the jobs is killed", async () => {
  const serving = () => started.figure("awning_processes");
  const mails = () => started.figure('awning_jobs_done_total{task="send-order-mail",result="success"}');
  expect(pidsOf("a server process serves")).toHaveLength(2);
  await expect.poll(serving).toBe(2);

  const [worker = 0] = pidsOf("a server process runs the jobs");
  process.kill(worker, "SIGKILL");
  await expect.poll(() => pidsOf("a server process ended")).toEqual([worker]);
  expect(await buy()).not.toBeNull();

  await expect.poll(() => pidsOf("a server process serves").length).toBe(3);
  await expect.poll(serving).toBe(2);
  expect(pidsOf("a server process runs the jobs")).toHaveLength(2);
  await expect.poll(mails).toBe(1);
  expect(await buy()).not.toBeNull();
});

test("SIGTERM closes the port, finishes what is under way in any of them, and ends with code 0", async () => {
  const { server } = started;
  const body = new URLSearchParams({ intent: "contact", email: "ada@example.com" }).toString();
  const post = request({
    host: "127.0.0.1",
    port: server.port,
    method: "POST",
    path: "/checkout?index",
    headers: {
      host: "harbor.localhost",
      origin: "http://harbor.localhost",
      expect: "100-continue",
      "content-type": "application/x-www-form-urlencoded",
      "content-length": body.length,
    },
  });
  const answered = once(post, "response");
  post.flushHeaders();
  await once(post, "continue");
  const stopped = server.stop();
  await expect.poll(() => isOpen(server.port)).toBe(false);
  post.end(body);
  const [answer] = await answered;
  answer.resume();
  expect(answer.statusCode).toBeLessThan(500);
  await stopped;
  expect(await server.ended).toEqual([0, null]);
});
