import { spawn } from "node:child_process";
import { once } from "node:events";
import { makeDataFolder } from "../tests/live/harness/data-folder";
import { startLiveServer } from "../tests/live/harness/live-server";
import { type Measure, median, say } from "./measure";

const starts = 5;

/** (d) A start on existing data, PostgreSQL included, over node's own start. */
export async function measureStart(): Promise<Measure> {
  const folder = makeDataFolder();
  const runs = { ours: [] as number[], node: [] as number[] };
  try {
    say("  a first start fills the data folder ...");
    await (await startLiveServer({ DATA_DIR: folder.path, DEMO: "on" })).stop();
    for (let start = 1; start <= starts; start++) {
      runs.node.push(await nodeStartMs());
      const server = await startLiveServer({ DATA_DIR: folder.path, DEMO: "on" });
      runs.ours.push(server.readyMs);
      await server.stop();
      say(`  start ${start} of ${starts}: ${Math.round(server.readyMs)} ms`);
    }
  } finally {
    await folder.remove();
  }
  const [ours, theirs] = [median(runs.ours), median(runs.node)];
  const name = "(d) start on existing data until ready, over node's own";
  return { name, ours, theirs, unit: "ms", value: ours - theirs, target: { most: 3_000 } };
}

async function nodeStartMs(): Promise<number> {
  const startedMs = performance.now();
  await once(spawn(process.execPath, ["-e", "0"]), "exit");
  return performance.now() - startedMs;
}
