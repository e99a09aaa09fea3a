import type { StockView } from "~/models/catalogue/stock-view";

/** The stock state as text, with a dot whose color repeats it (rule cards-5). */
export function StockLabel({ stock }: { stock: StockView }) {
  return (
    <p className="stock" data-status={stock.status}>
      {stock.message && stock.status === "in-stock" ? stock.message : stock.text}
    </p>
  );
}
