import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { systemBrowser } from "../tests/support/browser/find-browser.ts";

// The long forms of what `npm test` tries a little of, before a release: hours, see docs/testing.md.

/** The newest long-term Node: what most people who install Awning have. */
const newestNode = "24";

/** Random input is another each time; what failed comes again with FUZZ_SEED set to this. */
const seed = process.env.FUZZ_SEED ?? String(randomInt(2 ** 31 - 1));
console.log(`FUZZ_SEED=${seed}`);

const failed = [];
/** What could not be proved here, and why. */
const missing = [];
const run = (name, file, args, env = {}) => {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(file, args, {
    stdio: "inherit",
    env: { ...process.env, FUZZ_SEED: seed, ...env },
  });
  if (status !== 0) failed.push(name);
};

run("build", "npm", ["run", "build"]);
run(
  "10,000 generated requests",
  "node_modules/.bin/vitest",
  ["run", "tests/http/generated-requests.test.ts"],
  {
    FUZZ_REQUESTS: "10000",
  },
);
run(
  "every shape of hostile input at every entry",
  "node_modules/.bin/vitest",
  ["run", "--project", "live", "tests/live/hostile-input.test.ts"],
  { HOSTILE: "all" },
);
run(
  "what `npm test` leaves out: many machines, data folders, whole marketplaces",
  "node_modules/.bin/vitest",
  ["run", "--project", "services", "--project", "http", "--project", "live"],
  { LONG_TESTS: "on" },
);
run("every service through pgbouncer", "node_modules/.bin/vitest", ["run", "--project", "services"], {
  TEST_DATABASE_THROUGH: "pgbouncer",
});
run("two releases beside each other through a migration", "node", [
  "--import",
  "tsx",
  "tests/live/two-releases/prove-releases.ts",
]);
run("a data folder of the first release goes on with this one", "node", [
  "--import",
  "tsx",
  "tests/live/two-releases/prove-first-release.ts",
]);
run("every screen of the office, light and dark, at four widths", "node", [
  "--import",
  "tsx",
  "tests/live/office-walk/walk-office.ts",
]);
run(
  "a working day in the office, more pages by axe, at every width and with long words, banners and mails",
  "node_modules/.bin/playwright",
  ["test", "office-day", "access", "other-shops", "plain-pages", "mail-layout", "banners"],
  { LONG_TESTS: "on" },
);
run("faults while shoppers buy", "npm", ["run", "chaos"]);
run("mutants", "npm", ["run", "mutants"]);
run(
  "presses at three moments on a slow processor",
  "node_modules/.bin/playwright",
  ["test", "tests/journeys/resilience/early-presses.spec.ts"],
  { PRESSES: "all" },
);
inBothBrowsers();
run("journeys ten times over", "npm", ["run", "test:steady", "--", "--all", "--times", "10"]);
onNewestNode();

for (const why of missing) console.log(`\nNot proved: ${why}`);
console.log(failed.length === 0 ? "\nAll passed." : `\nFailed: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

/** Runs the journeys with the browser that npm brings, and with one as shoppers have it, which is newer. */
function inBothBrowsers() {
  const journeys = ["node_modules/.bin/playwright", ["test"]];
  run("journeys with the browser of npm", ...journeys, { CHROME_PATH: "" });
  const system = process.env.CHROME_PATH || systemBrowser();
  if (system) return run(`journeys with ${system}`, ...journeys, { CHROME_PATH: system });
  missing.push("journeys with a browser of today: install Chromium or Chrome, or name one by CHROME_PATH.");
  console.log(`\n== ${missing.at(-1)}`);
}

/** Runs the suites with a Node that npm brings, in a folder of its own. */
function onNewestNode() {
  const folder = mkdtempSync(join(tmpdir(), "awning-node-"));
  try {
    run(`Node ${newestNode}`, "npm", ["install", "--prefix", folder, "--no-save", `node@${newestNode}`]);
    const PATH = [join(folder, "node_modules", "node", "bin"), process.env.PATH].join(delimiter);
    const env = { PATH, PROPERTIES: "long" };
    run(`all suites on Node ${newestNode}, properties with many cases`, "node", ["scripts/test.mjs"], env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
