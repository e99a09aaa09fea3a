import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { findBrowser } from "../tests/support/find-browser";
import { freePort } from "../tests/support/free-port";
import { type Measure, median, say } from "./measure";

/** A shop whose pages are looked at as people see them. */
export type SeenShop = { name: string; host: string; pages: Record<string, string> };

const lighthouseVersion = "12.8.2";
const mostReportBytes = 50_000_000;
const runs = 3;
const scores = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const mostShift = 0.02;
const mostBlockingMs = 30;

/** The parts of Lighthouse's report that are read. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string; numericValue?: number }>;
}

/**
 * What one run of Lighthouse says of a page: scores from 0 to 100, its cumulative layout shift, and its total
 * blocking time, ms.
 */
type Look = { score: Record<string, number>; shift: number; blockingMs: number };

/** (f) Lighthouse with its mobile preset: the median of three runs for each page. */
export async function measureLighthouse(port: number, shops: readonly SeenShop[]): Promise<Measure[]> {
  const browser = await findBrowser();
  const debugPort = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "awning-lighthouse-"));
  const args = [
    ...browser.args,
    `--remote-debugging-port=${debugPort}`,
    "--host-resolver-rules=MAP *.localhost 127.0.0.1",
  ];
  const context = await chromium.launchPersistentContext(profile, { ...browser, args });
  try {
    const measures: Measure[] = [];
    for (const shop of shops)
      for (const [page, path] of Object.entries(shop.pages)) {
        const looks: Look[] = [];
        for (let run = 1; run <= runs; run++) {
          const look = await lookAt(`http://${shop.host}:${port}${path}`, debugPort);
          say(`  ${shop.name} ${page}, run ${run} of ${runs}: ${JSON.stringify(look.score)}`);
          looks.push(look);
        }
        measures.push(...judge(`(f) ${shop.name} ${page}`, looks));
      }
    return measures;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Its program comes when the bench first asks for it: among the dependencies it would be a fifth of the files that
 * everybody installs.
 * @throws when it cannot be fetched, or says nothing about a page
 */
async function lookAt(url: string, port: number): Promise<Look> {
  const asked = [`--only-categories=${Object.keys(scores).join(",")}`, "--output=json", "--quiet"];
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", `lighthouse@${lighthouseVersion}`, url, `--port=${port}`, ...asked],
    { maxBuffer: mostReportBytes },
  );
  const { categories, audits }: Report = JSON.parse(stdout);
  for (const [name, category] of Object.entries(categories)) {
    const lost = category.auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ""}`.trim());
    if (lost.length > 0) say(`    ${name} loses at: ${lost.join(", ")}`);
  }
  const score = Object.fromEntries(
    Object.keys(scores).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  );
  return {
    score,
    shift: audits["cumulative-layout-shift"]?.numericValue ?? 1,
    blockingMs: audits["total-blocking-time"]?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

function judge(title: string, looks: readonly Look[]): Measure[] {
  const rated = Object.entries(scores).map(([name, least]): Measure => {
    const ours = median(looks.map(({ score }) => score[name] ?? 0));
    return {
      name: `${title}, ${name}`,
      ours,
      theirs: 100,
      unit: "points",
      value: ours,
      target: { least },
    };
  });
  const shift = median(looks.map((look) => look.shift));
  const moved: Measure = {
    name: `${title}, layout shift`,
    ours: shift,
    theirs: mostShift,
    unit: "CLS",
    value: shift,
    target: { most: mostShift },
  };
  const blockingMs = median(looks.map((look) => look.blockingMs));
  const blocked: Measure = {
    name: `${title}, total blocking time`,
    ours: blockingMs,
    theirs: mostBlockingMs,
    unit: "ms",
    value: blockingMs,
    target: { most: mostBlockingMs },
  };
  return [...rated, moved, blocked];
}
