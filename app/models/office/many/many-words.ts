import type { BulkState } from "../../bulk/bulk-kinds";
import type { Tone } from "../tone";

const kindTexts: Record<string, string> = {
  orders: "Orders",
  lines: "Lines of orders",
  customers: "Customers",
  products: "Products",
  stocks: "Stock",
  searches: "Searches",
  invoices: "Invoices",
  product: "Products",
  archive: "Archived products",
  price: "Prices",
  stock: "Stock",
  customer: "Customers",
  record: "Pages, menus and other records",
  sheet: "Products and their pieces",
};

/** What a kind of change or file is called. */
export const kindText = (kind: string): string => kindTexts[kind] ?? `Books: ${kind.replace("books-", "")}`;

/** The facts of long work that its words are made of. */
type Work = {
  kind: string;
  isExport: boolean;
  undoes: string | null;
  state: BulkState;
  total: number;
  done: number;
  changed: number;
  refused: number;
};

/** What a piece of long work is called. */
export const workTitle = ({
  kind,
  isExport,
  undoes,
  state,
}: Pick<Work, "kind" | "isExport" | "undoes" | "state">): string => {
  if (isExport) return `${kindText(kind)} as a file`;
  if (state === "open") return `${kindText(kind)}: to be changed`;
  return `${kindText(kind)}: ${undoes === null ? "changed" : "change undone"}`;
};

/** How far it is. */
export const stateBadge = ({
  state,
  isExport,
}: Pick<Work, "state" | "isExport">): { text: string; tone: Tone } =>
  ({
    open: { text: isExport ? "Waits" : "Waits for your yes", tone: "mind" as const },
    running: { text: "Running", tone: "mind" as const },
    done: { text: "Done", tone: "good" as const },
    failed: { text: "Failed", tone: "bad" as const },
    canceled: { text: "Canceled", tone: "plain" as const },
  })[state];

/** What runs now and how far it is, in one line; a file's rows are counted as they are written. */
export const runningText = ({
  kind,
  isExport,
  undoes,
  total,
  done,
}: Pick<Work, "kind" | "isExport" | "undoes" | "total" | "done">): string =>
  isExport
    ? `${kindText(kind)} as a file: ${rows(done)} so far`
    : `${kindText(kind)}${undoes === null ? "" : ", undoing"}: ${number(done)} of ${rows(total)}`;

const number = (count: number) => count.toLocaleString("en-US");
const rows = (count: number) => (count === 1 ? "1 row" : `${number(count)} rows`);

/** How many rows there are, how far it is, and what became of them. */
export function progressText({ state, isExport, total, done, changed, refused }: Work): string {
  const far = state === "running" ? `${number(done)} of ${rows(total)}` : rows(total);
  return [
    far,
    !isExport && (state !== "open" || changed > 0) ? `${number(changed)} changed` : "",
    refused > 0 ? `${number(refused)} refused` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}
