import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Measure } from "./measure";

const script = fileURLToPath(new URL("./render-cost.ts", import.meta.url));

const pages = { "category page": "/kitchen", "home page of ten widgets": "/" };

/** (b) CPU of uncached pages against React's renderToString alone of the same tree. */
export async function measureRenderCost(): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, path] of Object.entries(pages)) measures.push(await measurePage(name, path));
  return measures;
}

async function measurePage(name: string, path: string): Promise<Measure> {
  const child = spawn(process.execPath, ["--import", "tsx", script, path], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const written = await text(child.stdout);
  if (written === "") throw new Error("Measuring the rendering broke down.");
  const { page, alone } = JSON.parse(written) as { page: number; alone: number };
  return {
    name: `(b) uncached ${name}, against renderToString alone`,
    ours: page,
    theirs: alone,
    unit: "ms CPU",
    value: page / alone,
    target: { most: 1.4 },
  };
}
