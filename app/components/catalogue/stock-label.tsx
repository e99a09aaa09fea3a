// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { stockTexts } from "~/models/catalogue/stock/stock-texts";
import type { StockView } from "~/models/catalogue/stock/stock-view";
import type { Translate } from "~/models/platform/texts/message";

/** The stock state as text, with a dot whose color repeats it (rule cards-5). */
export function StockLabel({ stock, text, className = "" }: StockLabelProps) {
  const t = useTexts();
  return (
    <p className={`stock ${className}`.trim()} data-status={stock.status}>
      {text ?? textOf(t, stock)}
    </p>
  );
}

/** `text` replaces the usual words. */
type StockLabelProps = {
  stock: Pick<StockView, "status" | "text" | "message">;
  text?: string;
  className?: string;
};

const textOf = (t: Translate, { status, text, message }: StockLabelProps["stock"]) =>
  message && status === "in-stock" ? message : t(stockTexts[text]);
