import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compileKernel, kernelModule } from "../../scripts/kernel.mjs";

test("the compiled counting kernel matches its source", async () => {
  const kept = readFileSync("app/services/catalogue/index/kernel-bytes.server.ts", "utf8");
  expect(kept).toBe(kernelModule(await compileKernel()));
});
