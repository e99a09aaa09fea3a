import { expect, test } from "vitest";
import { filledDown, pastedCells, rangeBetween, rangeText } from "./grid-range";

const texts = [
  ["Mug", "4.00"],
  ["Bowl", "5.00"],
  ["Jug\twide", "6.00"],
];
const textAt = ({ row, column }: { row: number; column: number }) => texts[row]?.[column] ?? "";
const all = rangeBetween({ row: 2, column: 1 }, { row: 0, column: 0 });

test("a range is copied as lines and tabs, from whichever end it was chosen (rule office-24)", () =>
  expect(rangeText(all, textAt)).toBe("Mug\t4.00\nBowl\t5.00\nJug wide\t6.00"));

test("filling down puts the first row's texts below it (rule office-24)", () =>
  expect(filledDown({ ...all, left: 1 }, textAt)).toEqual([
    { row: 1, column: 1, text: "4.00" },
    { row: 2, column: 1, text: "4.00" },
  ]));

test("one row alone takes the row above, and the first has none (rule office-24)", () => {
  const cell = { row: 1, column: 0 };
  expect(filledDown(rangeBetween(cell, cell), textAt)).toEqual([{ row: 1, column: 0, text: "Mug" }]);
  expect(filledDown({ ...all, bottom: 0 }, textAt)).toEqual([]);
});

test("a cell that takes no text fills none down (rule office-24)", () =>
  expect(filledDown(all, ({ column }) => (column === 0 ? null : "3.00"))).toEqual([
    { row: 1, column: 1, text: "3.00" },
    { row: 2, column: 1, text: "3.00" },
  ]));

test("one copied cell fills the range, more go on from its first cell (rule office-24)", () => {
  const two = { top: 1, bottom: 2, left: 1, right: 1 };
  expect(pastedCells([[" 9 "]], two)).toEqual([
    { row: 1, column: 1, text: "9" },
    { row: 2, column: 1, text: "9" },
  ]);
  expect(pastedCells([["7", "8"]], two)).toEqual([
    { row: 1, column: 1, text: "7" },
    { row: 1, column: 2, text: "8" },
  ]);
});
