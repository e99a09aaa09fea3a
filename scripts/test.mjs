import { mkdirSync, rmSync } from "node:fs";
import { closeAccounts, machineSeconds } from "./cpu-account.mjs";
import { runSuite } from "./run-suite.mjs";
import { serveJourneys } from "./serve-journeys.mjs";
import { lanes, needs, reports, suites } from "./test-suites.mjs";

// Everything that must hold, and one line at the end that sums it up.

const startedMs = Date.now();
const machineAtStart = machineSeconds();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const results = new Map();
/** What waits for a suite to end. */
const ends = new Map(Object.keys(suites).map((name) => [name, deferred()]));
const served = serveJourneys();

await Promise.all(
  lanes.map(async (lane) => {
    for (const name of lane) {
      await Promise.all((needs[name] ?? []).map((other) => ends.get(other).promise));
      const hasServer = suites[name].runner === "playwright";
      const env = hasServer ? await served.start() : {};
      const result = await runSuite(name, suites[name], env);
      results.set(name, result);
      sayEnd(name, result);
      ends.get(name).resolve();
    }
  }),
);
await served.stop();
const serverSeconds = served.seconds();
closeAccounts();

function deferred() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function sayEnd(name, { output, code, tookMs, cpuSeconds, passed, failed }) {
  console.log(`\n== ${name}`);
  process.stdout.write(output);
  const cpu = cpuSeconds === null ? "" : `, ${Math.round(cpuSeconds)} CPU s`;
  const ended = code === 0 ? "passed" : "FAILED";
  console.log(
    `== ${name}: ${ended} in ${Math.round(tookMs / 1000)} s${cpu} (${passed} passed, ${failed} failed)`,
  );
}

// The output above is long, and often only its end is kept.
const all = [...results.values()];
for (const { failures } of all) for (const failure of failures) console.log(`\n${failure}`);

console.log("\nslowest files:");
const files = all.flatMap(({ files }) => files).sort((a, b) => b.tookMs - a.tookMs);
for (const { name, tookMs } of files.slice(0, 10))
  console.log(`${String(Math.round(tookMs / 1000)).padStart(6)} s  ${name}`);

console.log("\nCPU seconds, and budgets (docs/testing.md):");
for (const [name, { cpuSeconds }] of results) {
  if (cpuSeconds === null) continue;
  const { cpuBudget } = suites[name];
  const warning = cpuSeconds > cpuBudget ? "  OUTGREW ITS BUDGET" : "";
  console.log(`${String(Math.round(cpuSeconds)).padStart(6)} of ${cpuBudget}  ${name}${warning}`);
}
if (serverSeconds !== null)
  console.log(`${String(Math.round(serverSeconds)).padStart(6)}  the journeys' server`);
const cpu = Math.round(machineSeconds() - machineAtStart);
console.log(
  `${String(cpu).padStart(6)} of the whole machine in ${Math.round((Date.now() - startedMs) / 1000)} s`,
);

const sum = (key) => all.reduce((total, one) => total + one[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 && sum("passed") > 0 ? 0 : 1);
