import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { hasBrowserBuild } from "./build-server.mjs";
import { isBuilt } from "./build-stamp.mjs";
import { importersOf, reachedFrom, sources, unitTests } from "./import-graph.mjs";
import { serveJourneys } from "./serve-journeys.mjs";
import { isEverywhere, names, patternOf } from "./touched-pages.mjs";
import { touchedSpecs } from "./touched-specs.mjs";

// What a change touched, and nothing else: `npm run check`, or `npm run check -- --since REV`. See
// docs/testing.md.

const { values } = parseArgs({ options: { since: { type: "string", default: "main" } } });
/** How many files of each kind are run, those nearest to the change first. The others are for `npm test`. */
const most = { models: 40, services: 5, fixtures: 4, journeys: 2 };

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

const tests = unitTests();
const reached = reachedFrom(changed, importersOf([...sources(), ...tests]));
/** Those of the same folder first, then by how many imports lie between. */
const near = [...tests]
  .filter((file) => reached.includes(file))
  .sort((one, other) => Number(isBeside(other)) - Number(isBeside(one)) || placeOf(one) - placeOf(other));
const services = nearest(
  "services",
  near.filter((file) => file.endsWith(".server.test.ts")),
);
const models = nearest(
  "models",
  near.filter((file) => !file.endsWith(".server.test.ts")),
);

const patterns = reachedFrom(changed, importersOf(), isEverywhere)
  .filter((file) => file.startsWith("app/routes/") && !isEverywhere(file))
  .map(patternOf);
const textOf = (file) => readFileSync(file, "utf8");
const inFolder = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
/** Those that were changed themselves, then those that name a page, the pages nearest to the change first. */
const touching = (files) => {
  const texts = new Map(files.map((file) => [file, textOf(file)]));
  const named = patterns.flatMap((pattern) => files.filter((file) => names(texts.get(file), pattern)));
  return [...new Set([...files.filter((file) => changed.includes(file)), ...named])];
};

const fixtures = nearest("fixtures", touching(inFolder("tests/http/requests", ".http")));
const journeyFiles = inFolder("tests/journeys", ".ts").map((path) => ({ path, text: textOf(path) }));
const specs = nearest("journeys", [
  ...new Set([
    ...touchedSpecs(changed, journeyFiles),
    ...touching(journeyFiles.map(({ path }) => path).filter((path) => path.endsWith(".spec.ts"))),
  ]),
]);
const checked = changed.filter((file) => /\.(tsx?|mjs|js|json)$/.test(file));

const bin = (name) => `node_modules/.bin/${name}`;
/** What no browser gets: a build of the server is enough, and journeys without one. */
const isOfServer = changed.every(
  (file) => !file.startsWith("app/") || /^app\/(services|models)\//.test(file),
);
const hasCode = changed.some((file) => file.startsWith("app/"));
/**
 * Rules of the sources that any change may break; the others belong to a few files, and `npm test` has them.
 */
const house = ["layers/import-law", "documents/rules", "query-parameters"].map(
  (name) => `tests/architecture/${name}.test.ts`,
);

// What `npm test` leaves to the long tests is tried when its files change.
process.env.LONG_TESTS = "on";

console.log(`${changed.length} files changed since ${values.since}.`);
const outcomes = [
  run("lint", bin("biome"), ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...checked]),
  run("types", process.execPath, [
    "node_modules/typescript-native/bin/tsc",
    "--noEmit",
    "--checkers",
    "1",
    "--incremental",
    "--tsBuildInfoFile",
    ".cache/types.tsbuildinfo",
  ]),
  run("unit tests and rules", bin("vitest"), ["run", ...models, ...services, ...house]),
  pages(),
];
const failed = (await Promise.all(outcomes)).flat().filter(({ code }) => code !== 0);
console.log(failed.length === 0 ? "\nAll passed." : `\nFailed: ${failed.map(({ name }) => name).join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/** The fixtures and journeys of the pages that the change touched, over a build of it. */
async function pages() {
  if (fixtures.length === 0 && specs.length === 0) return [];
  const built = hasCode && !isBuilt() ? await build() : { code: 0 };
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
  if (specs.length > 0) ended.push(await journeys());
  return ended;
}

/** Of the server alone where that is enough; a browser's build that is too old for its pages is made anew. */
async function build() {
  if (isOfServer && hasBrowserBuild()) {
    const ended = await run("build of the server", process.execPath, ["scripts/build-server.mjs"]);
    if (ended.code === 0) return ended;
  }
  return run("build", process.execPath, ["scripts/build.mjs"]);
}

async function journeys() {
  mkdirSync(".cache/reports", { recursive: true });
  const served = serveJourneys();
  try {
    const kind = isOfServer ? { JOURNEYS: "plain" } : {};
    const env = { ...(await served.start()), ...kind, JOURNEYS_SERVED: "yes" };
    return await run(
      isOfServer ? "journeys without scripts" : "journeys",
      bin("playwright"),
      ["test", ...specs],
      env,
    );
  } finally {
    await served.stop();
  }
}

/** The first files of a kind; says which they are, and how many are left to `npm test`. */
function nearest(kind, files) {
  const taken = files.slice(0, most[kind]);
  const left = files.length - taken.length;
  if (taken.length > 0)
    console.log(`${kind}: ${taken.join(" ")}${left > 0 ? ` and ${left} more in npm test` : ""}`);
  return taken;
}

function isBeside(file) {
  return changed.some((one) => dirname(one) === dirname(file));
}

function placeOf(file) {
  return reached.indexOf(file);
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
