import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { importersOf, reachedFrom } from "./import-graph.mjs";
import { serveJourneys } from "./serve-journeys.mjs";
import { isEverywhere, names, patternOf } from "./touched-pages.mjs";
import { touchedSpecs } from "./touched-specs.mjs";

// What a change touched, and nothing else: `npm run check`, or `npm run check -- --since REV`. See docs/testing.md.

const { values } = parseArgs({ options: { since: { type: "string", default: "main" } } });
/** More journeys than this are for `npm test`. */
const mostJourneys = 6;

const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const base = git("merge-base", values.since, "HEAD")[0];
const changed = [
  ...new Set([
    ...git("diff", "--name-only", "--diff-filter=ACMR", base),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]),
];
if (changed.length === 0) {
  console.log(`Nothing changed since ${values.since}.`);
  process.exit(0);
}

const patterns = reachedFrom(changed, importersOf(), isEverywhere)
  .filter((file) => file.startsWith("app/routes/") && !isEverywhere(file))
  .map(patternOf);
const textOf = (file) => readFileSync(file, "utf8");
const isTouched = (file) =>
  changed.includes(file) || patterns.some((pattern) => names(textOf(file), pattern));
const inFolder = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

const fixtures = inFolder("tests/http/requests", ".http").filter(isTouched);
const journeyFiles = inFolder("tests/journeys", ".ts").map((path) => ({ path, text: textOf(path) }));
const specs = [
  ...new Set([
    ...touchedSpecs(changed, journeyFiles),
    ...journeyFiles
      .filter(({ path }) => path.endsWith(".spec.ts") && isTouched(path))
      .map(({ path }) => path),
  ]),
];
const checked = changed.filter((file) => /\.(tsx?|mjs|js|json)$/.test(file));

const bin = (name) => `node_modules/.bin/${name}`;
const vitest = [
  "run",
  "--changed",
  base,
  "--passWithNoTests",
  "--project",
  "models",
  "--project",
  "services",
];
const hasCode = changed.some((file) => file.startsWith("app/"));

console.log(`${changed.length} files changed since ${values.since}.`);
const outcomes = [
  run("lint", bin("biome"), ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...checked]),
  run("types", process.execPath, ["node_modules/typescript-native/bin/tsc", "--noEmit"]),
  run("tests by import", bin("vitest"), vitest).then(async (ended) => [
    ended,
    await run("architecture", bin("vitest"), ["run", "--project", "architecture"]),
  ]),
  pages(),
];
const failed = (await Promise.all(outcomes)).flat().filter(({ code }) => code !== 0);
console.log(failed.length === 0 ? "\nAll passed." : `\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/** The fixtures and journeys of the pages that the change touched, over a build of it. */
async function pages() {
  if (fixtures.length === 0 && specs.length === 0) return [];
  const built = hasCode ? await run("build", process.execPath, ["scripts/build.mjs"]) : { code: 0 };
  if (built.code !== 0) return [built];
  const ended = [];
  if (fixtures.length > 0) {
    const wanted = fixtures
      .map((file) => file.split("/").at(-1))
      .join("|")
      .replaceAll(".", "\\.");
    ended.push(
      await run("fixtures", bin("vitest"), ["run", "tests/http/fixtures.test.ts", "-t", `^(${wanted}) `]),
    );
  }
  if (specs.length > mostJourneys)
    console.log(
      `\n== journeys: ${specs.length} files touch these pages; the whole run has them:\n${specs.join("\n")}`,
    );
  else if (specs.length > 0) ended.push(await journeys());
  return ended;
}

async function journeys() {
  mkdirSync(".cache/reports", { recursive: true });
  const served = serveJourneys();
  try {
    const env = { ...(await served.start()), JOURNEYS_SERVED: "yes" };
    return await run("journeys", bin("playwright"), ["test", ...specs], env);
  } finally {
    await served.stop();
  }
}

/** Runs a command and says how it ended; what it wrote is shown when it failed. */
async function run(name, file, args, env = {}) {
  const startedMs = Date.now();
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part));
  const code = await new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (status) => resolve(status ?? 1));
  });
  if (code !== 0) process.stdout.write(Buffer.concat(parts));
  console.log(
    `== ${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - startedMs) / 1000)} s`,
  );
  return { name, code };
}
