import { expect, test } from "vitest";
import { parseCsv } from "./read-csv.server";

test("lines are counted through cells of several lines, empty lines and any line ends", () => {
  const text = '\uFEFFa,b\r\n1,"x\r\ny"\r\n\r\n2,z\n3,w\r"m\n\nn",5\n6,q';
  expect(parseCsv(text, "f.csv").rows).toEqual([
    { line: 2, cells: { a: "1", b: "x\ny" } },
    { line: 5, cells: { a: "2", b: "z" } },
    { line: 6, cells: { a: "3", b: "w" } },
    { line: 7, cells: { a: "m\n\nn", b: "5" } },
    { line: 10, cells: { a: "6", b: "q" } },
  ]);
});

test("missing last cells are empty, a cell too many refuses the row", () => {
  expect(parseCsv("a,b\n1\n2,3,4\n5,6,\n", "f.csv")).toMatchObject({
    rows: [
      { line: 2, cells: { a: "1", b: "" } },
      { line: 4, cells: { a: "5", b: "6" } },
    ],
    refused: [{ line: 3, reason: "has 3 cells, the header 2" }],
  });
});

test.each(["a;b\n1;2,5\n", "a\tb\n1\t2,5\n"])("columns separated as in %j are read", (text) => {
  expect(parseCsv(text, "f.csv").rows).toEqual([{ line: 2, cells: { a: "1", b: "2,5" } }]);
});

test("a row of empty cells is skipped", () => {
  expect(parseCsv("a,b\n,\n", "f.csv").rows).toEqual([]);
});

const hostile: [string, string, RegExp][] = [
  ["a quote that never closes", 'a,b\n1,"x\n2,y', /^f\.csv is not CSV: Quote Not Closed/],
  [
    "a quote that takes in 5 MB",
    `a,b\n1,"${"x,\n".repeat(1_700_000)}`,
    /^f\.csv is not CSV: Max Record Size/,
  ],
  ["a field of 5 MB", `a,b\n1,${"x".repeat(5_000_000)}\n`, /^f\.csv is not CSV: Max Record Size/],
  [
    "100,000 columns",
    Array.from({ length: 100_000 }, (_, at) => `c${at}`).join(","),
    /^f\.csv has 100000 columns; 1000 are read/,
  ],
];
test.each(hostile)("%s is refused in words", (_name, text, message) => {
  expect(() => parseCsv(text, "f.csv")).toThrow(message);
});

test("a row of 100,000 cells is refused by itself", () => {
  const { rows, refused } = parseCsv(`a,b\n1,2\n${"3,".repeat(99_999)}4\n`, "f.csv");
  expect(rows).toHaveLength(1);
  expect(refused).toEqual([{ line: 3, reason: "has 100000 cells, the header 2" }]);
});
