import { expect, it } from "vitest";
import { progressText, runningText, workTitle } from "./many-words";

const work = {
  kind: "price",
  isExport: false,
  undoes: null,
  state: "running" as const,
  total: 1240,
  done: 400,
  changed: 390,
  refused: 10,
};

it("says how far long work is and what became of its rows", () => {
  expect([
    workTitle(work),
    progressText(work),
    progressText({ ...work, isExport: true, state: "done", refused: 0 }),
    workTitle({ ...work, undoes: "x" }),
  ]).toEqual([
    "Prices: changed",
    "400 of 1,240 rows · 390 changed · 10 refused",
    "1,240 rows",
    "Prices: change undone",
  ]);
});

it("says in one line what runs now", () => {
  expect([
    runningText(work),
    runningText({ ...work, undoes: "x" }),
    runningText({ ...work, kind: "orders", isExport: true }),
  ]).toEqual([
    "Prices: 400 of 1,240 rows",
    "Prices, undoing: 400 of 1,240 rows",
    "Orders as a file: 400 rows so far",
  ]);
});
