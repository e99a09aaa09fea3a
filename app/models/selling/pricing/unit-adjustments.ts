import { matchPriceLevel } from "../../catalogue/price/match-price-level";
import type { Minor } from "../../platform/money/money";
import { type Adjustment, adjustmentOf } from "./adjustment";
import type { PricingInput, PricingLine } from "./pricing-input";

/** Sale, tier and option fees of every line (rules pricing-2 and pricing-3). */
export function unitAdjustments({ lines, group }: Pick<PricingInput, "lines" | "group">): Adjustment[] {
  return [
    ...lines.flatMap(saleOf),
    ...lines.flatMap((line) => tierOf(line, group)),
    ...lines.flatMap(feesOf),
  ];
}

function saleOf(line: PricingLine): Adjustment[] {
  const pieceMinor = (line.finalPriceMinor ?? line.priceMinor) - line.priceMinor;
  return forEveryPiece(line, { stage: "sale", code: line.productId, title: "Sale price" }, pieceMinor);
}

function tierOf(line: PricingLine, group: string | null): Adjustment[] {
  const finalMinor = line.finalPriceMinor ?? line.priceMinor;
  const level = matchPriceLevel(line.levels, { group, qty: line.qty });
  const pieceMinor = level ? Math.min(0, level.priceMinor - finalMinor) : 0;
  const title = level && level.minQty > 1 ? `Price from ${level.minQty} pieces` : "Your price";
  return forEveryPiece(line, { stage: "tier", code: level?.id ?? "", title }, pieceMinor);
}

function feesOf(line: PricingLine): Adjustment[] {
  return line.optionFees.flatMap(({ code, title, amountMinor }) =>
    forEveryPiece(line, { stage: "option_fee", code, title }, amountMinor),
  );
}

function forEveryPiece(
  { id, qty }: PricingLine,
  reason: Pick<Adjustment, "stage" | "code" | "title">,
  pieceMinor: Minor,
): Adjustment[] {
  return pieceMinor === 0 ? [] : [adjustmentOf(reason, [{ lineId: id, amountMinor: qty * pieceMinor }])];
}
