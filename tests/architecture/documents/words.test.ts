import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Words that read translated or are ours alone, and the ones instead (docs/words.md). */
const unwanted: readonly [words: RegExp, instead: string][] = [
  [/(?<!`)\bnobody\b(?!'s -2)/i, "no one, or say what is not done"],
  [/\b(whoever|somebody)\b/i, "say who: the caller, a visitor, an owner"],
  [/\bshel(f|ves)\b/i, "stock; segmented page cache"],
  [/\bstand-ins?\b/i, "placeholder; fake"],
  [/\bwish(es|ed)?\b/i, "pending action; notice; request"],
  [/\binsist\w*/i, "authorize"],
  [/\bby itself\b/i, "automatically, or leave it out"],
  [/\btaken over\b/i, "hydrated"],
  [/\bfirst sign\b/i, "first interaction"],
  [/\bthings?\b/i, "subject, record, goods: name it"],
  [/\bslots?(?![a-z])/i, "row id, position"],
  [/\bthe specification\b/i, "name the rule"],
];

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n");

const faultsIn = (file: string, textOf: (line: string) => string) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, at) => {
      const text = textOf(line);
      return unwanted
        .filter(([words]) => words.test(text))
        .map(([, instead]) => `${file}:${at + 1}: ${line.trim()}: ${instead}`);
    });

/** A line of code without its texts: values that the outside world names; comments stay. */
const withoutTexts = (line: string) =>
  /^\s*(\*|\/\*|\/\/)/.test(line) ? line : line.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '""');

test("names and comments of the code are the field's words", () => {
  const files = tracked.filter(
    (file) => /^(app|bench|scripts)\/.*\.(tsx?|mjs|css)$|^server\.ts$/.test(file) && !/\.test\./.test(file),
  );
  expect(files.flatMap((file) => faultsIn(file, withoutTexts))).toEqual([]);
});

test("so are those of the documents, but for decisions of the past and what was asked", () => {
  const files = tracked.filter(
    (file) => /^(docs\/.*|README)\.md$/.test(file) && !/^docs\/(decisions\/|specification)/.test(file),
  );
  // What is in backquotes or indented is a file, a name or a message.
  expect(files.flatMap((file) => faultsIn(file, (line) => line.replace(/`[^`]*`|^ {4}.*/g, "")))).toEqual([]);
});
