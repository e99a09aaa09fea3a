import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const database = "./tests/support/database-setup.ts";

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: "models and views",
          include: ["app/**/*.test.{ts,tsx}"],
          exclude: ["app/**/*.server.test.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "services",
          include: ["app/**/*.server.test.ts", "tests/tenancy/**/*.server.test.ts"],
          globalSetup: database,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "house",
          include: ["tests/house/**/*.test.ts", "tests/support/**/*.test.ts", "bench/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          globalSetup: database,
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "live",
          include: ["tests/live/**/*.test.ts"],
          globalSetup: database,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Whole servers that race: they come last and one after the other, so that they measure the product only.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
        },
      },
    ],
  },
});
