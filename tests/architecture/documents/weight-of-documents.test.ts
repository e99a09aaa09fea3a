import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Lower it with each page that became shorter, and never raise it. */
const mostWords = 60_000;
/** Lines of TypeScript in bench/. */
const mostBenchLines = 2_000;

const tracked = (pattern: string) =>
  execFileSync("git", ["ls-files", pattern], { encoding: "utf8" }).trim().split("\n");
/** Written by scripts from what code says, which tests compare. */
const generated = new Set([
  "docs/columns.md",
  "docs/data-model.md",
  "docs/jobs.md",
  "docs/settings.md",
  "docs/variables.md",
  "docs/widgets.md",
]);
const textOf = (files: readonly string[]) => files.map((file) => readFileSync(file, "utf8")).join("");

test("the documents do not grow: what code, help or a schema says is said there", () => {
  const words = textOf(tracked("docs/*.md").filter((file) => !generated.has(file)))
    .split(/\s+/)
    .filter(Boolean).length;
  expect(words).toBeLessThanOrEqual(mostWords);
});

test("the bench measures what the product promises, in 2,000 lines", () => {
  const lines = textOf(tracked("bench/*.ts")).split("\n").length;
  expect(lines).toBeLessThanOrEqual(mostBenchLines);
});
