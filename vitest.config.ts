import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { seedOfCommit } from "./tests/support/runs/commit-seed";
import { LongFilesFirst } from "./tests/support/runs/long-files-first";
import { leftToLongTests } from "./tests/support/runs/long-tests";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const database = "./tests/support/databases/database-setup.ts";
const seeded = {
  setupFiles: ["./tests/support/runs/quiet-tests.ts"],
  env: { FUZZ_SEED: process.env.FUZZ_SEED ?? String(seedOfCommit()) },
};

/**
 * Bounds of whatever hangs. None of them measures the product, so they are far beyond what a busy machine
 * takes: how fast something is, the bench tells.
 */
const patient = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000, interval: 20 } },
};
/**
 * No module of ours keeps anything, so the files of a worker may share what they import: that is most of
 * their time.
 */
const sharesModules = { isolate: false };
/**
 * Where suites of one run find what another has translated from TypeScript, which is a third of what they
 * cost. Only within a run: a file that was renamed since would be looked for under its old name.
 */
const translated = process.env.TRANSLATED_MODULES;

export default defineConfig({
  test: {
    // Left to itself it keeps one core free.
    maxWorkers: "100%",
    sequence: { sequencer: LongFilesFirst },
    experimental: { fsModuleCache: translated !== undefined, fsModuleCachePath: translated },
    projects: [
      {
        resolve: { alias },
        test: {
          ...patient,
          ...seeded,
          ...sharesModules,
          name: "models",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: ["app/**/*.server.test.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          ...patient,
          ...seeded,
          ...sharesModules,
          name: "services",
          include: [
            "app/**/*.server.test.ts",
            "tests/tenancy/**/*.server.test.ts",
            "tests/webhooks/**/*.server.test.ts",
          ],
          exclude: leftToLongTests("services"),
          globalSetup: database,
        },
      },
      {
        resolve: { alias },
        test: {
          ...patient,
          ...seeded,
          ...sharesModules,
          name: "architecture",
          include: [
            "tests/architecture/**/*.test.ts",
            "tests/support/**/*.test.ts",
            "tests/journeys/plain/**/*.test.ts",
            "bench/**/*.test.ts",
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          ...patient,
          ...seeded,
          ...sharesModules,
          name: "http",
          // The built product is imported as it is: to translate it again took longer than most files.
          server: { deps: { external: [/\/build\/server\//] } },
          include: ["tests/http/**/*.test.ts"],
          exclude: leftToLongTests("http"),
          globalSetup: database,
        },
      },
      {
        resolve: { alias },
        test: {
          ...patient,
          ...seeded,
          ...sharesModules,
          name: "live",
          include: ["tests/live/**/*.test.ts"],
          exclude: leftToLongTests("live"),
          globalSetup: database,
          // They run beside everything else: only what hangs takes as long as this.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 120_000, interval: 50 } },
          // Whole servers that race. Most of their time is waiting for kills and restarts, so three files run
          // at a time.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
        },
      },
    ],
  },
});
