import type { BulkKind } from "../../bulk/bulk-kinds";
import type { Currency } from "../../platform/money/money";
import { parseMoney } from "../../platform/money/parse-money";

/** What columns of a spreadsheet are called, and what a row has instead; amounts are in major units there. */
const columns: Partial<Record<BulkKind, Record<string, { key: string; isAmount?: boolean }>>> = {
  price: {
    price: { key: "priceMinor", isAmount: true },
    final_price: { key: "finalMinor", isAmount: true },
  },
  stock: { on_hand: { key: "count" } },
};

/**
 * Rows as people type them, with the columns of products.csv, as rows of a change. An amount that is none
 * stays as it is typed: its row is refused with it.
 */
export function typedRows(
  kind: BulkKind,
  rows: readonly Record<string, unknown>[],
  currency: Currency,
): Record<string, unknown>[] {
  const known = columns[kind];
  if (!known) return [...rows];
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => {
        const column = known[name];
        if (!column) return [name, cell];
        return [column.key, column.isAmount ? (parseMoney(String(cell), currency) ?? cell) : cell];
      }),
    ),
  );
}
