import { describe, expect, test } from "vitest";
import { PlainNumbers } from "./plain-numbers";

const read = (separator: string, ...rows: Record<string, string>[]) => {
  const numbers = new PlainNumbers(Object.keys(rows[0] ?? {}), separator);
  const lines = rows.map((cells, at) => ({ line: at + 2, cells }));
  for (const row of lines) numbers.note(row);
  return lines.map((row) => {
    const found = numbers.plain(row);
    return "refused" in found ? found.refused.reason : found.row.cells;
  });
};

describe("numbers of a file (rule imports-18)", () => {
  test("are read by what their whole column says", () => {
    expect(read(";", { Price: "1.000" }, { Price: "900,00" })).toEqual([
      { Price: "1000" },
      { Price: "900.00" },
    ]);
  });

  test("are read by what the other columns say where their own does not", () => {
    expect(read(";", { Price: "1.000", Total: "1.020,50" })).toEqual([{ Price: "1000", Total: "1020.50" }]);
  });

  test("are refused by their line where nothing tells, but not where commas part the columns", () => {
    expect(read(";", { Price: "1.000" })).toEqual([
      "Price '1.000' may be 1.000 or 1000: write all of the column with decimals",
    ]);
    expect(read(",", { Price: "1.000" })).toEqual([{ Price: "1.000" }]);
  });

  test("are refused where one column is written both ways", () => {
    const [, , refusal] = read(";", { Price: "12,50" }, { Price: "12.50" }, { Price: "1.000" });
    expect(refusal).toContain("may be");
  });

  test("are those of amounts, weights and pieces alone", () => {
    expect(read(";", { "Option1 Value": "1.000", Stock: "1.000", "Weight (kg)": "0,35" })).toEqual([
      { "Option1 Value": "1.000", Stock: "1000", "Weight (kg)": "0.35" },
    ]);
  });
});
