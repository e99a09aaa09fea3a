import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { accountFor } from "./cpu-account.mjs";
import { playwrightFailures, vitestFailures } from "./test-failures.mjs";

/**
 * Runs one suite to its end.
 * @param {string} name
 * @param {{ command: string[], report?: string, env?: Record<string, string>, runner?: string }} suite
 * @param {Record<string, string>} further environment variables
 */
export async function runSuite(name, { command, report, env = {}, runner }, further) {
  const account = accountFor(name, command);
  const [file, ...args] = account.command;
  const startedMs = Date.now();
  const child = spawn(file, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, ...further },
  });
  const parts = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => parts.push(part));
  const code = await new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("close", (status) => resolve(status ?? 1));
  });
  const tookMs = Date.now() - startedMs;
  const counted = countOf(runner, report, code);
  const failures = [...counted.failures];
  if (code !== 0 && failures.length === 0) failures.push(`✗ ${name}`);
  return {
    ...counted,
    // A runner that breaks down before its first test has failed, whatever it counted.
    failed: code !== 0 && counted.failed === 0 ? 1 : counted.failed,
    failures,
    code,
    tookMs,
    cpuSeconds: account.seconds(),
    output: Buffer.concat(parts),
  };
}

function countOf(runner, path, code) {
  if (!runner) return { passed: code === 0 ? 1 : 0, failed: 0, failures: [], files: [] };
  if (!existsSync(path)) return { passed: 0, failed: 0, failures: [], files: [] };
  const report = JSON.parse(readFileSync(path, "utf8"));
  return runner === "vitest" ? countVitest(report) : countPlaywright(report);
}

function countVitest(report) {
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    tookMs: endTime - startTime,
  }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: vitestFailures(report),
    files,
  };
}

function countPlaywright(report) {
  const { expected, unexpected, flaky } = report.stats;
  const durationOf = ({ specs = [], suites = [] }) =>
    specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + durationOf(suite), 0);
  const files = report.suites.map((suite) => ({
    name: `tests/journeys/${suite.file}`,
    tookMs: durationOf(suite),
  }));
  return { passed: expected, failed: unexpected + flaky, failures: playwrightFailures(report), files };
}
