import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";

// Read as text: importing it loads Remix's plugin, which takes seconds.
const config = readFileSync("vite.config.ts", "utf8");

test("npm run dev bundles packages for a target that esbuild can write destructuring for", () => {
  const target = config.match(/esbuildOptions: \{ target: "(\w+)" \}/)?.[1];
  expect(target).toBeDefined();
  expect(transformSync("const { page } = shop;", { target }).code).toBe("const { page } = shop;\n");
});
