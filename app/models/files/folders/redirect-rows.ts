import type { CsvRow } from "../../catalogue/product/product-record";
import type { Redirect } from "../../content/redirects/redirects";

/** The file of a shop's redirects. */
export const redirectsFile = "redirects.csv";

/** A redirect with the line it is on. */
export type RedirectRow = Redirect & { line: number };

/** The columns of our file, and those of Shopify's export. */
const columns = [
  { from: "from", to: "to" },
  { from: "redirect from", to: "redirect to" },
];

/** The redirects of a CSV file, ours or Shopify's; null when its header is of neither. */
export function redirectRows(header: readonly string[], rows: readonly CsvRow[]): RedirectRow[] | null {
  const named = (name: string) => header.find((column) => column.toLowerCase() === name);
  for (const { from, to } of columns) {
    const [fromColumn, toColumn] = [named(from), named(to)];
    if (fromColumn === undefined || toColumn === undefined) continue;
    return rows.map(({ line, cells }) => ({
      line,
      from: cells[fromColumn] ?? "",
      to: cells[toColumn] ?? "",
    }));
  }
  return null;
}
