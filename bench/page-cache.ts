import type { LiveServer } from "../tests/live/harness/live-server";
import { type Measure, median, say } from "./measure";
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
