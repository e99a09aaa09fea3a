// @public

import type { Currency, Minor } from "../../platform/money/money";
import { parseMoney } from "../../platform/money/parse-money";
import type { CsvRow } from "../product/product-record";

/**
 * Largest amount in a row, minor units: a hundred pieces of each of ninety such products still add up exactly
 * (2^53
 * - 1 minor units).
 */
const largestMinor = 1_000_000_000_000;
/** Largest quantity in a row: adding returned pieces to such a stock still fits 32 bits. */
const largestCount = 1_000_000_000;

/** Reads the cells of one row and collects all errors, so that an owner sees them at once. */
export type CellReader = {
  problems: string[];
  /** Whether the file does not have this column, and the cell says what is stored. */
  isKept: (column: string) => boolean;
  text: (column: string) => string;
  list: (column: string) => string[];
  money: (column: string) => Minor | null;
  count: (column: string, fallback: number) => number;
  flag: (column: string, fallback: boolean) => boolean;
  oneOf: <T extends string>(column: string, values: readonly T[], fallback: T) => T;
};

/** Splits a list cell (`a|b`); empty parts are dropped. */
export function splitList(cell: string): string[] {
  return cell
    .split("|")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A reader for one row; an empty or missing cell gives the fallback, an invalid one also adds an error. */
export function readCells(row: CsvRow, currency: Currency): CellReader {
  const problems: string[] = [];
  const text = (column: string) => (row.cells[column] ?? "").trim();
  return {
    problems,
    isKept: (column) => row.kept?.has(column) ?? false,
    text,
    list: (column) => splitList(text(column)),
    money(column) {
      const cell = text(column);
      if (cell === "") return null;
      // With a comma and one or two digits behind it: a decimal comma, not thousands.
      const minor = parseMoney(cell.replace(/^(\D*\d+),(\d{1,2})$/, "$1.$2"), currency);
      if (minor === null) problems.push(`${column} '${cell}' is not an amount such as 24.00`);
      else if (minor < 0) problems.push(`${column} '${cell}' is below zero`);
      else if (minor > largestMinor) problems.push(`${column} '${cell}' is too large`);
      else return minor;
      return null;
    },
    count(column, fallback) {
      const cell = text(column);
      if (cell === "") return fallback;
      const value = /^\d{1,10}(\.0+)?$/.test(cell) ? Number(cell) : Number.NaN;
      if (value <= largestCount) return value;
      problems.push(`${column} '${cell}' is not a whole number from 0 to ${largestCount}`);
      return fallback;
    },
    flag(column, fallback) {
      const cell = text(column).toLowerCase();
      if (cell === "") return fallback;
      if (cell === "true" || cell === "false") return cell === "true";
      problems.push(`${column} '${cell}' is neither true nor false`);
      return fallback;
    },
    oneOf(column, values, fallback) {
      const cell = text(column);
      const found = values.find((value) => value === cell);
      if (found === undefined && cell !== "")
        problems.push(`${column} '${cell}' is not one of ${values.join(", ")}`);
      return found ?? fallback;
    },
  };
}
