import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { countCores } from "./count-cores.server";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "awning-cores-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const coresWith = (text: string) => {
  const file = join(folder, "cpu.max");
  writeFileSync(file, text);
  return countCores(file);
};

test("a container's limit counts, begun cores as whole ones", () => {
  expect(["50000 100000\n", "100000 100000\n"].map(coresWith)).toEqual([1, 1]);
  expect(coresWith("150000 100000\n")).toBe(Math.min(2, availableParallelism()));
});

test("without a limit, or with more than there is, the machine's cores count", () => {
  expect(["max 100000\n", "99900000 100000\n", ""].map(coresWith)).toEqual(
    Array.from({ length: 3 }, () => availableParallelism()),
  );
  expect(countCores(join(folder, "none"))).toBe(availableParallelism());
});
