import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { playwrightFailures, vitestFailures } from "./test-failures.mjs";

// Everything that must hold, and one line at the end that sums it up.
const reports = "build/reports";
const totals = { passed: 0, failed: 0 };
const failures = [];

const bin = (name) => `node_modules/.bin/${name}`;
/** They need nothing of each other, and none of them keeps two cores busy. */
const checks = [
  { name: "lint", command: [bin("biome"), ["check", "--error-on-warnings", "."]] },
  { name: "types", command: [bin("tsc"), ["--noEmit"]] },
  { name: "dead code", command: [bin("knip"), []] },
  { name: "build", command: [process.execPath, ["scripts/build.mjs"]] },
];
/** They need the build. */
const tests = [
  {
    name: "models, views, services, loaders",
    command: [
      bin("vitest"),
      ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${reports}/vitest.json`],
    ],
    count: () => countVitest(`${reports}/vitest.json`),
  },
  {
    name: "journeys in a browser",
    command: [bin("playwright"), ["test"]],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` },
    count: () => countPlaywright(`${reports}/playwright.json`),
  },
];

const running = checks.map((step) => ({ step, done: runQuietly(step.command) }));
for (const { step, done } of running) {
  console.log(`\n== ${step.name}`);
  const { output, ...result } = await done;
  process.stdout.write(output);
  sumUp(step, result);
}
for (const step of tests) {
  console.log(`\n== ${step.name}`);
  mkdirSync(reports, { recursive: true });
  sumUp(step, await run(step.command, step.env));
}

// The output above is long, and often only its end is kept.
for (const failure of failures) console.log(`\n${failure}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

/** Takes a finished step into the totals and says how it ended. */
function sumUp(step, { code, tookMs }) {
  const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  totals.passed += counted.passed;
  failures.push(...(counted.failures ?? []));
  if (code !== 0 && !counted.failures?.length) failures.push(`✗ ${step.name}`);
  // A runner that breaks down before its first test has failed, whatever it counted.
  totals.failed += code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  console.log(`== ${step.name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round(tookMs / 1000)} s`);
}

/** Runs a command whose output is shown as it comes. */
function run([file, args], env = {}) {
  return ended(spawn(file, args, { stdio: "inherit", env: { ...process.env, ...env } }));
}

/** Runs a command and hands its output over when it has ended. */
async function runQuietly([file, args]) {
  const child = spawn(file, args, { stdio: ["ignore", "pipe", "pipe"] });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part));
  const result = await ended(child);
  return { ...result, output: Buffer.concat(parts) };
}

function ended(child) {
  const startedMs = Date.now();
  return new Promise((resolve) => {
    const end = (code) => resolve({ code: code ?? 1, tookMs: Date.now() - startedMs });
    child.on("error", () => end(1));
    child.on("close", end);
  });
}

function countVitest(file) {
  const report = takeReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, failures: vitestFailures(report) };
}

function countPlaywright(file) {
  const report = takeReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky, failures: playwrightFailures(report) };
}

function takeReport(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return report;
}
