import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { circlesIn } from "./layers/circles";
import { fileOf, importsOf, sources } from "./layers/read-imports";

/** Written by a program from the schema, whose types name each other. */
const isGenerated = (file: string) => file.includes("/generated/");
/** Every file of code below `app`, tests included. */
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => join("app", name))
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !isGenerated(file));
const linesOf = (file: string) => readFileSync(file, "utf8").trimEnd().split("\n").length;
const lengths = files.map(linesOf).sort((a, b) => a - b);
/** The length that this share of the files does not exceed. */
const lengthOf = (share: number) => lengths[Math.ceil(share * lengths.length) - 1];

/** The folders in which more than 25 of these files lie side by side. */
function foldersOver25(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of all.filter((one) => !isGenerated(one)))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => (count > 25 ? [folder] : [])).toSorted();
}

/** Tests that are too long. A name may leave this list; none may join it. */
const longTests: readonly string[] = [
  "app/services/checkout/payment/express/express.server.test.ts",
  "app/services/files/apply/check-folder.server.test.ts",
  "app/services/files/folders/marketplace-folder.server.test.ts",
  "app/services/orders/downloads/downloads.server.test.ts",
];

/** Folders that are too long. A name may leave this list; none may join it. */
const longFolders: readonly string[] = [
  "app/routes/_store+",
  "app/routes/_store+/account+",
  "app/routes/admin+",
];

test("the repository has at most 20 entries", () => {
  const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");
  const entries = new Set(tracked.map((path) => path.split("/")[0] ?? ""));
  expect([...entries].filter((name) => !name.startsWith(".")).length).toBeLessThanOrEqual(20);
});

test("what the server is made of reads in 100 lines", () => {
  expect(linesOf("server.ts")).toBeLessThanOrEqual(100);
});

test("no file is longer than 320 lines", () => {
  const long = files.filter((file) => linesOf(file) > 320);
  expect(long.toSorted()).toEqual(longTests);
});

test("at most 25 files lie side by side, tests aside: folders are subjects", () => {
  expect(foldersOver25(sources)).toEqual(longFolders);
});

test("at most 25 files lie side by side in the folders of tests and scripts", () => {
  const tracked = execFileSync("git", ["ls-files", "tests", "scripts", "bench", "ops"], { encoding: "utf8" })
    .trim()
    .split("\n");
  expect(foldersOver25(tracked.filter((file) => existsSync(file)))).toEqual([]);
});

/** Every file of code that people write, with its lines. */
const written = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mts", "*.mjs", "*.js"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => !isGenerated(file) && existsSync(file))
  .map((file) => ({ file, lines: readFileSync(file, "utf8").split("\n") }));
const linesThat = (isWrong: (line: string) => boolean) =>
  written.flatMap(({ file, lines }) =>
    lines.flatMap((line, at) => (isWrong(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );

test("no literal is spread: that switches off the check for unknown properties", () => {
  expect(linesThat((line) => /\.{3}\(?\{/.test(line))).toEqual([]);
});

test("no line of a comment is longer than 110 columns", () => {
  expect(linesThat((line) => line.length > 110 && /^\s*(\/\/|\*|\/\*|\{\/\*)/.test(line))).toEqual([]);
});

test("half of the files have at most 60 lines, and 95 % at most 200", () => {
  expect(lengthOf(0.5)).toBeLessThanOrEqual(60);
  expect(lengthOf(0.95)).toBeLessThanOrEqual(200);
});

test("half of the models have a test beside them", () => {
  const models = sources.filter((file) => file.startsWith("app/models/") && !isGenerated(file));
  const tests = files.filter((file) => file.startsWith("app/models/") && /\.test\.tsx?$/.test(file));
  expect(tests.length / models.length).toBeGreaterThanOrEqual(0.5);
});

test("no file imports one that imports it, types included", () => {
  const graph = new Map(
    sources
      .filter((file) => !isGenerated(file))
      .map((file) => [
        file,
        importsOf(file, { types: true }).flatMap((specifier) => fileOf(file, specifier) ?? []),
      ]),
  );
  expect(circlesIn(graph)).toEqual([]);
});
