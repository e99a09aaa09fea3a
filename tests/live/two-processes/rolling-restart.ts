import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sendOverHttp } from "../../http/runner/send-over-http";
import type { LiveServer } from "../harness/live-server";
import { Shopper } from "../harness/shopper";
import { startSmallProxy } from "../harness/small-proxy";
import type { TwoProcesses } from "./two-processes";

const connections = 32;
/** Every eighth shopper puts goods into a cart, which no proxy may send twice. */
const buyerEvery = 8;
/** A restart takes at least as long as its notice: a hundred requests meet each of them all the same. */
const pauseMs = 2_000;
const paths = ["/", "/kitchen", "/search?q=carafe", "/harbor-carafe", "/checkout/cart"];

/** A new release comes while shoppers buy. Afterwards one process is left, the new one. */
export function rollingRestart(both: TwoProcesses): void {
  test("a rolling restart of two processes behind a proxy loses no request of 32 connections", async () => {
    const proxy = await startSmallProxy(() => both.servers.map(({ port }) => port));
    onTestFinished(() => proxy.close());
    // An operator stops the next process when the proxy sends requests to the one before, and not sooner.
    const untilBothServe = () =>
      expect.poll(() => [...proxy.ready()].sort()).toEqual(both.servers.map(({ port }) => port).sort());
    const send = sendOverHttp({ host: "127.0.0.1", port: proxy.port });
    const productId = await new Shopper(send).productId("harbor-carafe");
    const outcomes = new Map<string, number>();
    const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const failed = (error: Error) => `failed: ${error.message}`;
    let isOver = false;
    const shopping = Array.from({ length: connections }, async (_, index) => {
      const shopper = new Shopper(send);
      for (let asked = index; !isOver; asked += 1) {
        if (index % buyerEvery === 0) count(await shopper.add(productId).then(() => "added", failed));
        else {
          const path = paths[asked % paths.length] ?? "/";
          count(await shopper.get(path).then(({ status }) => String(status), failed));
        }
        await delay(pauseMs);
      }
    });

    const stop = async (old: LiveServer) => {
      await untilBothServe();
      await old.stop();
      expect(old.output()).not.toMatch(/unhandled rejection|uncaught exception/);
    };
    const [first, second] = both.servers;
    await stop(first);
    both.servers[0] = await both.start();
    // Another in its place would come to a proxy as the one before did.
    await stop(second);
    isOver = true;
    await Promise.all(shopping);

    expect([...outcomes.keys()].sort()).toEqual(["200", "added"]);
    expect(outcomes.get("200")).toBeGreaterThan(connections);
    // The proxy had nothing to save: no process closed a connection that had a request on its way.
    expect(proxy.repeated()).toBe(0);
  });
}
