import { formatMajor } from "../../platform/money/format-major";
import type { Currency, Minor } from "../../platform/money/money";
import { slugify } from "../../platform/slug/slugify";
import { offerConditions } from "../offer/offer-condition";
import type { FieldKind, FieldValue, FieldValues, OfferField } from "../offer/offer-fields";
import { fieldsOf, type OfferCell, type OfferValues } from "../offer/offer-values";
import { marketPricesProblem } from "../price/market-prices";
import type { CellReader } from "./read-cells";

/** How a kind of field is read from a cell and written to one. An empty cell means `empty`. */
type CellForm<Value> = {
  read(cells: CellReader, cell: string, empty: Value): Value;
  write(value: Value, empty: Value, currency: Currency): string;
};

/** A cell, empty for the default value. */
export const unless = (value: boolean | number | string, fallback: boolean | number | string) =>
  value === fallback ? "" : String(value);

const amount: CellForm<Minor | null> = {
  read: (cells, cell) => cells.money(cell),
  write: (minor, _empty, currency) => (minor === null ? "" : formatMajor(minor, currency)),
};

const visibilities = ["visible", "invisible"] as const;

const forms: { [Kind in FieldKind]: CellForm<FieldValues[Kind]> } = {
  price: { ...amount, read: (cells, cell) => cells.money(cell) ?? 0 },
  amount,
  fee: amount,
  flag: { read: (cells, cell, empty) => cells.flag(cell, empty), write: unless },
  visibility: {
    read: (cells, cell) => cells.oneOf(cell, visibilities, "visible") === "visible",
    write: (isVisible) => (isVisible ? "" : "invisible"),
  },
  count: { read: (cells, cell, empty) => cells.count(cell, empty), write: unless },
  text: { read: (cells, cell) => cells.text(cell), write: (text) => text },
  day: { read: readDay, write: (day) => day ?? "" },
  condition: {
    read: (cells, cell, empty) => cells.oneOf<FieldValues["condition"]>(cell, offerConditions, empty),
    write: (condition) => condition,
  },
  slug: { read: readSlug, write: (slug) => slug ?? "" },
  marketPrices: { read: readMarketPrices, write: (text) => text },
};

const formOf = (kind: FieldKind): CellForm<FieldValue> => forms[kind];

/** Reads the fields of an offer, or of its stock item. Errors are added to those of the cells. */
export const readFields = <Of extends OfferField["of"]>(cells: CellReader, of: Of) =>
  Object.fromEntries(
    fieldsOf(of).map(({ key, cell, kind, empty }) => [key, formOf(kind).read(cells, cell, empty)]),
  ) as OfferValues<Of>;

/** Writes the fields of an offer, or of its stock item; without one every cell is empty. */
export const fieldCells = <Of extends OfferField["of"]>(
  of: Of,
  values: Partial<OfferValues<OfferField["of"]>> | null | undefined,
  currency: Currency,
) =>
  Object.fromEntries(
    fieldsOf(of).map(({ key, cell, kind, empty }) => {
      const value = values?.[key];
      return [cell, value === undefined ? "" : formOf(kind).write(value, empty, currency)];
    }),
  ) as Record<OfferCell<Of>, string>;

function readMarketPrices(cells: CellReader, cell: string): string {
  const text = cells.text(cell).replace(/\s+/g, "");
  const wrong = marketPricesProblem(text);
  if (wrong !== null)
    cells.problems.push(
      `${cell} '${wrong}' is not like eu:21.99, eu:21.99/19.99 or, where it is not sold, kw:-`,
    );
  return text;
}

function readSlug(cells: CellReader, cell: string): string | null {
  const text = cells.text(cell);
  if (text !== "" && text !== slugify(text))
    cells.problems.push(`${cell} '${text}' is not a slug such as '${slugify(text) || "blue-mug"}'`);
  return text || null;
}

function readDay(cells: CellReader, cell: string): string | null {
  const text = cells.text(cell);
  if (text === "") return null;
  const atMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  // A day that does not exist is read as another one.
  if (!Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text)) return text;
  cells.problems.push(`${cell} '${text}' is not a day such as 2027-01-31`);
  return null;
}
