import type { PartAmounts } from "../../payments/order-history";
import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import type { LinePieces } from "../shipment/take-pieces";
import type { TaxedRow } from "./taxed-row";
import { rowKey, sumOf, totalOfRows } from "./taxed-rows";

/** What of an order's invoice goes back at once, as the ledger took it from its parts (rule orders-27). */
export type Credited = {
  /** The pieces it is about; null for the rest of the order, or a mere amount. */
  pieces: readonly LinePieces[] | null;
  /** Whether it is everything that was left. */
  isRest: boolean;
  parts: PartAmounts;
};

/**
 * The rows of a credit note, which add up to the parts to the minor unit, and over all notes of an invoice to
 * each of its taxes: by the pieces that go back, else by what is left of each row.
 * @param whole rows of the invoice
 * @param earlier rows of the notes before
 */
export function creditRows(
  whole: readonly TaxedRow[],
  earlier: readonly TaxedRow[],
  { pieces, isRest, parts }: Credited,
): TaxedRow[] {
  const deliveryMinor = deliveryLeft(rowsLeft(whole, earlier));
  const wanted = whole.flatMap((row) => {
    const rest = leftOf(row, earlier);
    if (row.kind === "delivery") return share(rest, parts.delivery, deliveryMinor);
    if (pieces === null) return isRest ? rest : { ...rest, qty: 0 };
    const qty = pieces.find(({ orderItemId }) => orderItemId === row.lineId)?.qty ?? 0;
    if (qty === 0) return [];
    return qty >= rest.qty ? rest : { ...share(row, qty, row.qty), qty };
  });
  // An amount without a row of its own kind is one of all rows.
  const lacks = (["goods", "gift_cards", "delivery"] as const).filter(
    (kind) => parts[kind] > 0 && !wanted.some((row) => row.kind === kind && row.netMinor > 0),
  );
  const isUntaxed = !wanted.some(({ taxes }) => taxes.some((tax) => tax.amountMinor > 0));
  const added = whole
    .filter((row) => !wanted.some((one) => rowKey(one) === rowKey(row)))
    .filter((row) => lacks.includes(row.kind) || isUntaxed)
    .map((row) => ({ ...row, qty: 0, netMinor: lacks.includes(row.kind) ? row.netMinor : 0 }));
  return exact([...wanted, ...added], parts);
}

/** What is left of each row of an invoice after the notes before. */
export const rowsLeft = (whole: readonly TaxedRow[], earlier: readonly TaxedRow[]): TaxedRow[] =>
  whole.map((row) => leftOf(row, earlier));

function leftOf(row: TaxedRow, earlier: readonly TaxedRow[]): TaxedRow {
  const gone = earlier.filter((other) => rowKey(other) === rowKey(row));
  return gone.reduce((rest, other) => sumOf(rest, other, -1), row);
}

const deliveryLeft = (rows: readonly TaxedRow[]): Minor =>
  rows.reduce((sum, { kind, netMinor }) => sum + (kind === "delivery" ? netMinor : 0), 0);

/** A part of a row, its amounts rounded to the nearest. */
function share(row: TaxedRow, part: number, of: number): TaxedRow {
  const shareOf = (minor: Minor) => (of <= 0 ? 0 : Math.round((minor * Math.min(part, of)) / of));
  return {
    ...row,
    netMinor: shareOf(row.netMinor),
    taxes: row.taxes.map((tax) => ({ ...tax, amountMinor: shareOf(tax.amountMinor) })),
  };
}

/** The rows with amounts that add up to the parts; those without any are left out. */
function exact(rows: readonly TaxedRow[], parts: PartAmounts): TaxedRow[] {
  const nets = new Map<TaxedRow, Minor>();
  for (const kind of ["goods", "gift_cards", "delivery"] as const) {
    const own = rows.filter((row) => row.kind === kind);
    const amounts = split(
      parts[kind],
      own.map(({ netMinor }) => netMinor),
    );
    own.forEach((row, at) => {
      nets.set(row, amounts[at] ?? 0);
    });
  }
  const cells = rows.flatMap((row) => row.taxes.map((tax) => ({ row, tax })));
  const taxes = split(
    parts.tax,
    cells.map(({ tax }) => tax.amountMinor),
  );
  return rows
    .map((row) => ({
      ...row,
      netMinor: nets.get(row) ?? 0,
      taxes: row.taxes.map((tax) => ({
        ...tax,
        amountMinor: taxes[cells.findIndex((cell) => cell.tax === tax)] ?? 0,
      })),
    }))
    .filter((row) => totalOfRows([row]) !== 0);
}

/** Rows of an early release may have no tax to share one out to. */
const split = (minor: Minor, weights: readonly Minor[]): Minor[] =>
  weights.length === 0 ? [] : allocate(minor, weights);
