import { availableParallelism } from "node:os";

// What `npm test` runs, and what each suite may cost.

/** @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`;
const node = process.execPath;
/** Where runners leave their reports. */
export const reports = ".cache/reports";

/** Two suites run beside each other most of the time, so that each has half of the processors. */
const workers = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * @typedef {object} Suite
 * @property {string[]} command
 * @property {string} [report] what its runner writes
 * @property {Record<string, string>} [env]
 * @property {"vitest" | "playwright"} [runner]
 */

/**
 * @param {string} project
 * @param {number} files how many run at a time
 * @returns {Suite}
 */
const vitest = (project, files = workers) => ({
  command: [
    bin("vitest"),
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reports}/${project}.json`,
    `--maxWorkers=${files}`,
  ],
  report: `${reports}/${project}.json`,
  env: { TRANSLATED_MODULES: `${reports}/modules` },
  runner: "vitest",
});
/**
 * A browser and its test often wait for each other and for the server, and the journeys end last: as many as
 * there are processors.
 * @param {string} name
 * @param {Record<string, string>} env
 * @returns {Suite}
 */
const journeys = (name, env = {}) => ({
  command: [bin("playwright"), "test", `--workers=${availableParallelism()}`],
  report: `${reports}/${name}.json`,
  env: { ...env, JOURNEYS_SERVED: "yes", PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/${name}.json` },
  runner: "playwright",
});

/**
 * Every suite with its budget in CPU seconds, user and system, of all its processes. One that outgrows it is
 * named at the end of a run: make it cheaper, or say in docs/testing.md why it may cost more. All of them
 * together have 1,100.
 * @type {Record<string, Suite & { cpuBudget: number }>}
 */
export const suites = {
  lint: { cpuBudget: 17, command: [bin("biome"), "check", "--error-on-warnings", "."] },
  types: {
    cpuBudget: 25,
    command: [node, "node_modules/typescript-native/bin/tsc", "--noEmit", "--checkers", "1"],
    // It lets go of hardly anything: memory is looked through only once it takes 3 GB.
    env: { GOGC: "off", GOMEMLIMIT: "3GiB" },
  },
  "dead code": { cpuBudget: 13, command: [bin("knip")] },
  build: { cpuBudget: 40, command: [node, "scripts/build.mjs"] },
  models: { cpuBudget: 40, ...vitest("models") },
  architecture: { cpuBudget: 30, ...vitest("architecture") },
  services: { cpuBudget: 250, ...vitest("services") },
  http: { cpuBudget: 120, ...vitest("http") },
  live: { cpuBudget: 150, ...vitest("live", 3) },
  "journeys without scripts": { cpuBudget: 80, ...journeys("plain", { JOURNEYS: "plain" }) },
  journeys: { cpuBudget: 330, ...journeys("journeys") },
};

/**
 * Suites one after the other; the lanes run beside each other and end at about the same time. Journeys in a
 * browser have one neighbour, which uses one processor: live tests, which use all of them and mostly wait,
 * begin when journeys have ended.
 */
export const lanes = [
  ["build", "journeys", "http", "journeys without scripts", "models"],
  ["lint", "types", "dead code", "architecture", "services"],
  ["live"],
];
/**
 * Suites that wait for the end of others, which are in another lane.
 * @type {Record<string, string[]>}
 */
export const needs = {
  architecture: ["build"],
  http: ["build"],
  live: ["build", "journeys"],
  "journeys without scripts": ["build"],
};
