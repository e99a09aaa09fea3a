// @public

import type { StockView } from "~/models/catalogue/stock/stock-view";

/** The stock state as text, with a dot whose color repeats it (rule cards-5). */
export function StockLabel({ stock, text = textOf(stock), className = "" }: StockLabelProps) {
  return (
    <p className={`stock ${className}`.trim()} data-status={stock.status}>
      {text}
    </p>
  );
}

/** `text` replaces the usual words. */
type StockLabelProps = {
  stock: Pick<StockView, "status" | "text" | "message">;
  text?: string;
  className?: string;
};

const textOf = ({ status, text, message }: StockLabelProps["stock"]) =>
  message && status === "in-stock" ? message : text;
