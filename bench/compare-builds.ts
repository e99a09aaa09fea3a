import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isBuilt } from "../scripts/build-stamp.mjs";
import { type ComparedRow, comparedRows, comparisonTable } from "./compared-rows";
import { type Measure, say } from "./measure";

/** How often each build is measured, in turns. */
const turns = 3;

/**
 * Measures the same parts of this checkout's build and of another commit's in turns, each by its own bench, so
 * that a noisy minute falls on both; says what became slower. The results of the bench stay as they are.
 * @param parts letters of parts, as `--only` takes them
 */
export async function compareBuilds(commit: string, parts: string): Promise<ComparedRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "awning-against-"));
  const checkout = join(folder, "checkout");
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  git("worktree", "add", "--detach", checkout, commit);
  try {
    await prepare(checkout);
    if (!isBuilt()) await run(".", ["scripts/build.mjs"]);
    const runs = { before: [] as Measure[][], now: [] as Measure[][] };
    for (let turn = 1; turn <= turns; turn++) {
      say(`turn ${turn} of ${turns}: ${commit}`);
      await run(checkout, benchArguments(parts));
      runs.before.push(readMeasures(join(checkout, "bench"), parts));
      say(`turn ${turn} of ${turns}: this checkout`);
      await run(".", [...benchArguments(parts), "--results", folder]);
      runs.now.push(readMeasures(folder, parts));
    }
    const rows = comparedRows(runs.before, runs.now);
    say(`\n${comparisonTable(rows, git("rev-parse", "--short=8", commit))}\n`);
    return rows;
  } finally {
    git("worktree", "remove", "--force", checkout);
    rmSync(folder, { recursive: true, force: true });
  }
}

const benchArguments = (parts: string) => ["--import", "tsx", "bench/bench.ts", "--only", parts];

/** Builds a checkout; its libraries are ours where it wants the same ones. */
async function prepare(checkout: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (lockOf(checkout) === lockOf("."))
    symlinkSync(join(process.cwd(), "node_modules"), join(checkout, "node_modules"));
  else await run(checkout, ["ci", "--no-audit", "--no-fund"], "npm");
  if (!existsSync(join(checkout, "build", "server.js"))) await run(checkout, ["scripts/build.mjs"]);
}

/** @throws when the program ends with another code than 0 */
async function run(cwd: string, args: readonly string[], program = process.execPath): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: "inherit" });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code} in ${cwd}`);
}

function readMeasures(folder: string, parts: string): Measure[] {
  const { measures } = JSON.parse(readFileSync(join(folder, "results.json"), "utf8")) as {
    measures: Measure[];
  };
  return measures.filter(({ name }) => parts.includes(name.slice(1, 2)));
}
