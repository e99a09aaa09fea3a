import { gzipSync } from "node:zlib";
import type { LiveServer } from "../tests/live/harness/live-server";
import { type Measure, median, say } from "./measure";
import { hasNginx, startNginx } from "./nginx";
import { getRequest, requestsPerSecond } from "./run-load";
import { pageHeaders, startBareServer } from "./start-bare-server";

/** The shop and the pages that are measured. */
export const host = "harbor.localhost";
export const pages = { home: "/", category: "/kitchen", product: "/tide-mug" };
const rounds = 5;
const load = { connections: 16, durationMs: 1_500, status: 200 };

/** (a) Anonymous pages through the page cache against node's http sending the same HTML and headers. */
export async function measurePageCache(server: LiveServer): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages)) measures.push(...(await measurePage(server, name, path)));
  return measures;
}

async function measurePage(server: LiveServer, name: string, path: string): Promise<Measure[]> {
  const url = new URL(path, `http://${host}`);
  const { body, headers } = await server.send({
    method: "GET",
    url,
    headers: { accept: "text/html" },
    body: "",
  });
  const bare = await startBareServer({ headers: pageHeaders(headers), text: body });
  const plain = { ...load, requests: [getRequest(host, path, "identity")] };
  const packed = { ...load, requests: [getRequest(host, path, "br")] };
  const runs = { bare: [] as number[], plain: [] as number[], packed: [] as number[] };
  try {
    // Taken in turns, so that a noisy minute falls on all of them; the first turn only warms up.
    for (let round = 0; round <= rounds; round++) {
      const turn = {
        bare: await requestsPerSecond({ ...plain, port: bare.port }),
        plain: await requestsPerSecond({ ...plain, port: server.port }),
        packed: await requestsPerSecond({ ...packed, port: server.port }),
      };
      if (round === 0) continue;
      runs.bare.push(turn.bare);
      runs.plain.push(turn.plain);
      runs.packed.push(turn.packed);
      say(
        `  ${name}, round ${round} of ${rounds}: bare ${Math.round(turn.bare)}, plain ${Math.round(turn.plain)}, brotli ${Math.round(turn.packed)} req/s`,
      );
    }
  } finally {
    bare.stop();
  }
  const theirs = median(runs.bare);
  const against = (ours: number, what: string, least: number): Measure => {
    const title = `(a) ${name} page (${Math.round(body.length / 1024)} KB), ${what}`;
    return { name: title, ours, theirs, unit: "req/s", value: ours / theirs, target: { least } };
  };
  return [against(median(runs.plain), "uncompressed", 1.2), against(median(runs.packed), "brotli", 1.5)];
}

/**
 * (a) The category page from the page cache against nginx (Debian's, one worker) that sends the same headers and the
 * same gzip bytes from a file; and how far a bare node server comes beside nginx, which no server by node's http
 * passes. No rows where nginx is not installed.
 */
export async function measureBesideNginx(server: LiveServer): Promise<Measure[]> {
  if (!hasNginx()) {
    say("  nginx is not installed: no rows for it");
    return [];
  }
  const url = new URL(pages.category, `http://${host}`);
  const answer = await server.send({ method: "GET", url, headers: { accept: "text/html" }, body: "" });
  const packed = gzipSync(answer.body, { level: 6 });
  const headers = { ...pageHeaders(answer.headers), "content-encoding": "gzip" };
  const nginx = await startNginx(packed, headers);
  const bare = await startBareServer({ headers, base64: packed.toString("base64") });
  const asked = { ...load, requests: [getRequest(host, pages.category, "gzip")] };
  const runs = { ours: [] as number[], nginx: [] as number[], bare: [] as number[] };
  try {
    for (let round = 0; round <= rounds; round++) {
      const turn = {
        nginx: await requestsPerSecond({ ...asked, port: nginx.port }),
        bare: await requestsPerSecond({ ...asked, port: bare.port }),
        ours: await requestsPerSecond({ ...asked, port: server.port }),
      };
      if (round === 0) continue;
      runs.nginx.push(turn.nginx);
      runs.bare.push(turn.bare);
      runs.ours.push(turn.ours);
      say(
        `  round ${round} of ${rounds}: nginx ${Math.round(turn.nginx)}, bare ${Math.round(turn.bare)}, ours ${Math.round(turn.ours)} req/s`,
      );
    }
  } finally {
    bare.stop();
    await nginx.stop();
  }
  const [ours, theirs, limit] = [median(runs.ours), median(runs.nginx), median(runs.bare)];
  return [
    {
      ...{ name: "(a) category page, gzip, against nginx with one worker", ours, theirs, unit: "req/s" },
      ...{ value: ours / theirs, target: { least: 0.5 } },
    },
    {
      ...{ name: "(a) category page, gzip, a bare node server against nginx with one worker", unit: "req/s" },
      ...{ ours: limit, theirs, value: limit / theirs, target: null },
    },
  ];
}
