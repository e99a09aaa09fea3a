import type { CsvRow, RowMessage } from "../../catalogue/product/product-record";
import { columnName } from "../moving/named-cells";
import { type NumberShape, plainNumber, ShapeReader } from "./number-shape";

/** Columns of amounts, weights and pieces, by their names as `columnName` makes them. */
const numberColumn = new RegExp(
  [
    "(?:^|_)(?:price|cost|amount|total|subtotal|taxes|balance|qty|quantity|stock|weight|grams|level)$",
    "^weight_(?:g|kg|lbs|oz|value_grams)$",
    "^(?:shipping|tax|order_tax|order_shipping|value|discount_value|tax_\\d+_value|lineitem_discount|cart_discount)$",
    "^(?:minimum|maximum|prerequisite_subtotal)",
  ].join("|"),
);

/** A row with its numbers as the product reads them, or why it is refused. */
export type PlainRow = { row: CsvRow } | { refused: RowMessage; row: CsvRow };

/**
 * The numbers of a file, read by the shape of their whole column (rule imports-18): first {@link note} every
 * row, then read each by {@link plain}.
 */
export class PlainNumbers {
  readonly #columns: { name: string; reader: ShapeReader }[];

  /** @param separator of the file's columns: where commas part them, a point parts decimals */
  constructor(
    header: readonly string[],
    private readonly separator: string,
  ) {
    this.#columns = header
      .filter((name) => numberColumn.test(columnName(name)))
      .map((name) => ({ name, reader: new ShapeReader() }));
  }

  /** Takes note of how a row writes its numbers. */
  note({ cells }: CsvRow): void {
    for (const { name, reader } of this.#columns) reader.add(cells[name] ?? "");
  }

  /** A row with plain numbers. */
  plain(row: CsvRow): PlainRow {
    const cells = { ...row.cells };
    const ofFile = this.#ofFile;
    for (const { name, reader } of this.#columns) {
      const cell = cells[name] ?? "";
      if (!/[.,'’\s]/.test(cell.trim())) continue;
      const plain = plainNumber(cell, reader.isMixed ? null : (reader.shape ?? ofFile));
      if (plain === null) return { row, refused: { line: row.line, reason: ambiguity(name, cell.trim()) } };
      cells[name] = plain;
    }
    return { row: { ...row, cells } };
  }

  /** What the columns that tell agree on; else what the separator says. */
  get #ofFile(): NumberShape {
    const told = new Set(
      this.#columns.flatMap(({ reader }) => (reader.isMixed ? ["mixed"] : (reader.shape ?? []))),
    );
    const [only] = told;
    if (told.size === 1 && (only === "point" || only === "comma")) return only;
    return told.size === 0 && this.separator === "," ? "point" : null;
  }
}

const ambiguity = (name: string, cell: string): string =>
  `${name} '${cell}' may be ${cell.replace(/[.,]/, ".")} or ${cell.replace(/[.,]/, "")}: write all of the column with decimals`;
