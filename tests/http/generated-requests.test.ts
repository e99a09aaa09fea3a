import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { schema } from "~/services/api/graphql/graphql-server.server";
import { inTurns } from "../live/harness/in-turns";
import { type DemoListener, openDemoListener } from "./demo-listener";
import { anyRequest } from "./generated/any-request";
import { seededRandom } from "./generated/random";
import { routePatterns } from "./generated/route-paths";
import { openRawSender, type RawSender } from "./generated/send-raw";

/**
 * `npm run test:long` sends 10,000. Each commit sends others, and one commit always the same, unless
 * FUZZ_SEED chooses.
 */
const count = Number(process.env.FUZZ_REQUESTS ?? 400);
const seed = Number(process.env.FUZZ_SEED);
const width = 8;

let demo: DemoListener;
let sender: RawSender;
beforeAll(async () => {
  // Nothing outside may be reached by what a request names.
  const nowhere = "http://127.0.0.1:1/";
  demo = await openDemoListener({
    OEMBED_YOUTUBE_URL: nowhere,
    OEMBED_VIMEO_URL: nowhere,
    ANALYTICS_URL: nowhere,
  });
  sender = await openRawSender(demo.listener);
});
afterAll(async () => {
  await sender?.close();
  await demo?.close();
});

test(`none of ${count} generated requests is a fault of ours (rule input-14; seed ${seed})`, {
  timeout: 900_000,
}, async () => {
  // The router says so of every address that cannot be decoded.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const file = pathToFileURL(join(process.cwd(), "build", "server", "index.js")).href;
  const patterns = routePatterns((await import(/* @vite-ignore */ file)) as ServerBuild);
  const random = seededRandom(seed);
  const requests = Array.from({ length: count }, () => anyRequest(patterns, schema, random));
  const statuses = new Map<number, number>();
  const faults = await inTurns(requests, width, async ({ line, bytes }) => {
    const loggedBefore = demo.logged.length;
    const { status, text } = await sender.send(bytes);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const isFault = status === 0 || status >= 500 || text.includes('"code":"internal"');
    return isFault ? `${status} ${line}\n${demo.logged.slice(loggedBefore).join("\n").slice(0, 3000)}` : "";
  });
  expect(faults.filter(Boolean)).toEqual([]);
  // A generator that only made refusals would prove nothing.
  for (const wanted of [200, 303, 400, 404, 405])
    expect(statuses.get(wanted), `answers ${wanted}`).toBeGreaterThan(0);
});
