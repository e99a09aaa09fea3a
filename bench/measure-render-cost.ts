import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Measure } from "./measure";

const script = fileURLToPath(new URL("./render-cost.ts", import.meta.url));

/** (b) CPU of an uncached category page against React's renderToString alone of the same tree. */
export async function measureRenderCost(): Promise<Measure> {
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const written = await text(child.stdout);
  if (written === "") throw new Error("Measuring the rendering broke down.");
  const { page, alone } = JSON.parse(written) as { page: number; alone: number };
  return {
    name: "(b) uncached category page, against renderToString alone",
    ours: page,
    theirs: alone,
    unit: "ms CPU",
    value: page / alone,
    target: { most: 1.4 },
  };
}
