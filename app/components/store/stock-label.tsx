import type { StockView } from "~/models/catalogue/stock-view";
import type { StockStatus } from "~/models/stock/stock-state";

const dots: Record<StockStatus, string> = {
  "in-stock": "bg-success",
  backordered: "bg-warning",
  "out-of-stock": "bg-danger",
  discontinued: "bg-muted",
  unavailable_for_sale: "bg-muted",
};

/** The stock state in words, with a dot whose colour only repeats them (part 1, §4). */
export function StockLabel({ stock }: { stock: StockView }) {
  return (
    <p className="flex gap-2 text-sm text-muted">
      {/* As high as a line, so that the dot stands by the first of several. */}
      <span className="flex h-[1lh] shrink-0 items-center">
        <span className={`size-1.5 rounded-pill ${dots[stock.status]}`} />
      </span>
      {stock.message && stock.status === "in-stock" ? stock.message : stock.text}
    </p>
  );
}
