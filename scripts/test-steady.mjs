import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { playwrightFailures } from "./test-failures.mjs";
import { touchedSpecs } from "./touched-specs.mjs";

// Runs journeys many times over on a machine that is short of time, and names those that fail by chance:
// `npm run test:steady`, see docs/testing.md. Build first.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: "string", default: "main" },
    all: { type: "boolean", default: false },
    times: { type: "string", default: "20" },
    project: { type: "string", multiple: true, default: [] },
  },
});

const folder = "tests/journeys";
const specs = values.all ? [folder] : positionals.length > 0 ? positionals : specsTouchedSince(values.since);
if (specs.length === 0) {
  console.log(`No journey changed since ${values.since}: name spec files, another --since, or --all.`);
  process.exit(0);
}

const report = "build/reports/steady.json";
const playwright = [
  join("node_modules", ".bin", "playwright"),
  "test",
  ...specs,
  `--repeat-each=${values.times}`,
  "--reporter=dot,json",
  ...values.project.map((name) => `--project=${name}`),
];
/** Node that does nothing but keep a processor busy. */
const busy = [process.execPath, ["--eval", "for (;;);"]];

const rounds = [
  hasTaskset()
    ? { name: "one processor", command: ["taskset", "--cpu-list", "0", ...playwright], neighbours: 0 }
    : { name: "two busy neighbours for each processor", command: playwright, neighbours: 2 },
  { name: "a busy neighbour for each processor", command: playwright, neighbours: 1 },
  {
    name: "pages four times slower than the server",
    command: playwright,
    neighbours: 0,
    env: { JOURNEY_SLOWDOWN: "4" },
  },
];

/** What runs at the moment. */
const running = new Set();
let stoppedBy = null;
// A terminal signals the whole group, a supervisor this process alone: either way nothing is left running,
// and no further round begins. Playwright stops its browsers and its server on SIGINT alone: on SIGTERM it
// ends at once and leaves the server running. It ignores a second SIGINT within a second, which is what a
// terminal's Ctrl-C adds.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    stoppedBy ??= signal;
    for (const child of running) child.kill("SIGINT");
  });

let hasFailed = false;
for (const { name, command, neighbours, env } of rounds) {
  console.log(`\n== ${specs.map((spec) => basename(spec)).join(", ")}: ${values.times} times with ${name}`);
  const beside = Array.from({ length: neighbours * availableParallelism() }, () => started(...busy));
  const { code, failures, passed } = await run(command, env).finally(() => {
    for (const neighbour of beside) neighbour.kill("SIGKILL");
  });
  if (stoppedBy) {
    console.log(`\n== Stopped by ${stoppedBy}`);
    process.exit(1);
  }
  for (const [failure, times] of failures) console.log(`\n${times} of ${values.times} times: ${failure}`);
  console.log(
    `\n== ${name}: ${passed} passed, ${[...failures.values()].reduce((sum, n) => sum + n, 0)} failed`,
  );
  hasFailed ||= code !== 0;
}
process.exit(hasFailed ? 1 : 0);

function started(file, args, options) {
  const child = spawn(file, args, options);
  running.add(child);
  child.once("close", () => running.delete(child));
  return child;
}

/** Runs Playwright and counts how often each journey failed, by what its first failure said. */
async function run([file, ...args], added = {}) {
  rmSync(report, { force: true });
  const env = { ...process.env, ...added, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const child = started(file, args, { stdio: "inherit", env });
  const code = await new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
  if (!existsSync(report)) return { code: 1, failures: new Map([["the run itself", 1]]), passed: 0 };
  const result = JSON.parse(readFileSync(report, "utf8"));
  const failures = new Map();
  const saidFirst = new Map();
  for (const failure of playwrightFailures(result)) {
    const [name] = failure.split("\n");
    if (!saidFirst.has(name)) saidFirst.set(name, failure);
    const key = saidFirst.get(name);
    failures.set(key, (failures.get(key) ?? 0) + 1);
  }
  return { code, failures, passed: result.stats.expected };
}

/** Journeys whose own file, or a helper of theirs, differs from a commit. */
function specsTouchedSince(commit) {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  const base = git("merge-base", commit, "HEAD")[0] ?? commit;
  const changed = [
    ...git("diff", "--name-only", base),
    ...git("ls-files", "--others", "--exclude-standard", folder),
  ];
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => ({ path: join(folder, name), text: readFileSync(join(folder, name), "utf8") }));
  return touchedSpecs(changed, files);
}

function hasTaskset() {
  return spawnSync("taskset", ["--version"]).status === 0;
}
