import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The tests of the models alone: what `npm run mutants` runs against each broken line. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("../../app", import.meta.url)) } },
  test: {
    root: fileURLToPath(new URL("../..", import.meta.url)),
    include: ["app/models/**/*.test.{ts,tsx}"],
    // A busy machine makes none of them fail: how long a mutant may take, Stryker decides.
    testTimeout: 60_000,
    // Always the same cases, or a mutant might live today and not tomorrow.
    setupFiles: [fileURLToPath(new URL("../support/runs/seeded-properties.ts", import.meta.url))],
    env: { FUZZ_SEED: "1" },
  },
});
