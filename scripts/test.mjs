import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";

// Everything that must hold, one step after the other, and one line at the end that sums it up.
const reports = "build/reports";
const totals = { passed: 0, failed: 0 };

const bin = (name) => `node_modules/.bin/${name}`;
const steps = [
  { name: "lint", command: [bin("biome"), ["check", "--error-on-warnings", "."]] },
  { name: "types", command: [bin("tsc"), ["--noEmit"]] },
  { name: "dead code", command: [bin("knip"), []] },
  { name: "build", command: [process.execPath, ["scripts/build.mjs"]] },
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

for (const step of steps) {
  console.log(`\n== ${step.name}`);
  mkdirSync(reports, { recursive: true });
  const startedMs = Date.now();
  const code = await run(step.command, step.env);
  const counted = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  totals.passed += counted.passed;
  // A runner that breaks down before its first test has failed, whatever it counted.
  totals.failed += code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  console.log(
    `== ${step.name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - startedMs) / 1000)} s`,
  );
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);

function run([file, args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function countVitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  rmSync(file);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
