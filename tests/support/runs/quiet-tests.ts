import { afterEach, beforeEach, expect } from "vitest";
// Once for all files of a worker, as this file is not.
import "./seeded-properties";

// A passing test prints nothing: what the console gets while one runs is a warning of React or Remix, or a
// log line that should have gone to a log of the test's own, and fails it. A test about the console replaces
// it.

const levels = ["log", "info", "warn", "error"] as const;
const original = { ...console };
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const level of levels)
    console[level] = (...words: unknown[]) => {
      printed.push(words.map(String).join(" "));
      original[level](...words);
    };
});

afterEach(() => {
  for (const level of levels) console[level] = original[level];
  expect(printed, "what a test printed").toEqual([]);
});
