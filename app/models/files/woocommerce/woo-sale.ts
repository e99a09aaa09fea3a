import type { WooRow } from "./woo-columns";

/**
 * A sale price of a product for a time: days on the shop's clock, `to` the day on which it no longer counts.
 */
export type WooSale = {
  line: number;
  sku: string;
  /** As it is written, such as `20,00`. */
  price: string;
  from: string;
  to: string | null;
};

const dayOf = (cell: string) => cell.slice(0, 10);
const dayMs = 24 * 60 * 60 * 1000;

/** The sale of a row that has dates and is not over on a day (`2026-01-31`); the last day counts. */
export function saleOf(row: WooRow, sku: string, today: string): WooSale | null {
  const price = row.cell("sale price");
  const [starts, ends] = datesOf(row);
  if (price === "" || (starts === "" && ends === "") || isOver(ends, today)) return null;
  const to = ends === "" ? null : dayAfter(ends);
  return { line: row.line, sku, price, from: starts === "" ? today : starts, to };
}

/** What is said of a row's sale price; null for one without dates, which is its price. */
export function saleNote(row: WooRow, today: string): string | null {
  const price = row.cell("sale price");
  const [starts, ends] = datesOf(row);
  if (price === "" || (starts === "" && ends === "")) return null;
  if (isOver(ends, today)) return `the sale price ${price} ended on ${ends}`;
  const time = [starts && `from ${starts}`, ends && `to ${ends}`].filter(Boolean).join(" ");
  return `the sale price ${price} is a planned sale ${time}`;
}

/** Whether a row's sale price is its price until a person changes it. */
export const isPlainSale = (row: WooRow): boolean =>
  row.cell("sale price") !== "" && datesOf(row).every((day) => day === "");

const datesOf = (row: WooRow): [starts: string, ends: string] => [
  dayOf(row.cell("date sale price starts")),
  dayOf(row.cell("date sale price ends")),
];

const isOver = (ends: string, today: string) => ends !== "" && ends < today;

/** The next day; a text that is no day stays, and is refused when the sale is planned. */
function dayAfter(day: string): string {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(atMs) ? day : dayOf(new Date(atMs + dayMs).toISOString());
}
