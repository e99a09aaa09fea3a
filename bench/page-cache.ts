import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { LiveServer } from "../tests/live/harness/live-server";
import { type Measure, median, say } from "./measure";
import { hasNginx, startNginx } from "./nginx";
import { getRequest, requestsPerSecond } from "./run-load";

/** The shop and the pages that are measured. */
export const host = "harbor.localhost";
export const pages = { home: "/", category: "/kitchen", product: "/tide-mug" };
const rounds = 5;
const load = { connections: 16, durationMs: 1_500, status: 200 };
const bareScript = fileURLToPath(new URL("./bare-server.ts", import.meta.url));

/** (a) Anonymous pages through the page cache against node's http sending the same HTML as a string. */
export async function measurePageCache(server: LiveServer): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages)) measures.push(...(await measurePage(server, name, path)));
  return measures;
}

async function measurePage(server: LiveServer, name: string, path: string): Promise<Measure[]> {
  const url = new URL(path, `http://${host}`);
  const { body } = await server.send({ method: "GET", url, headers: { accept: "text/html" }, body: "" });
  const bare = await startBareServer(body);
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
 * (a) The category page from the page cache against nginx (Debian's, one worker) sending the same gzip bytes
 * from a file. No row where nginx is not installed.
 */
export async function measureBesideNginx(server: LiveServer): Promise<Measure[]> {
  if (!hasNginx()) {
    say("  nginx is not installed: no row for it");
    return [];
  }
  const url = new URL(pages.category, `http://${host}`);
  const { body } = await server.send({ method: "GET", url, headers: { accept: "text/html" }, body: "" });
  const nginx = await startNginx(gzipSync(body, { level: 6 }), { "Content-Encoding": "gzip" });
  const asked = { ...load, requests: [getRequest(host, pages.category, "gzip")] };
  const runs = { ours: [] as number[], theirs: [] as number[] };
  try {
    for (let round = 0; round <= rounds; round++) {
      const theirs = await requestsPerSecond({ ...asked, port: nginx.port });
      const ours = await requestsPerSecond({ ...asked, port: server.port });
      if (round === 0) continue;
      runs.theirs.push(theirs);
      runs.ours.push(ours);
      say(`  round ${round} of ${rounds}: nginx ${Math.round(theirs)}, ours ${Math.round(ours)} req/s`);
    }
  } finally {
    await nginx.stop();
  }
  const [ours, theirs] = [median(runs.ours), median(runs.theirs)];
  const name = "(a) category page, gzip, against nginx with one worker";
  return [{ name, ours, theirs, unit: "req/s", value: ours / theirs, target: { least: 0.7 } }];
}

/** Starts a bare node server that sends a text. */
export async function startBareServer(html: string): Promise<{ port: number; stop: () => void }> {
  const child = spawn(process.execPath, ["--import", "tsx", bareScript], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(html);
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { port: Number(line.toString()), stop: () => child.kill() };
}
