// @public

import { variationDetail } from "../../catalogue/variation/variation-detail";
import type { OrderLineView } from "./order-view";

/**
 * What a line is besides its name, in one line of text: the variation, and what was chosen and typed for it.
 */
export const lineDetail = (line: Pick<OrderLineView, "name" | "variationText" | "choiceTexts">): string =>
  [variationDetail(line), ...line.choiceTexts.map(({ label, value }) => `${label}: ${value}`)]
    .filter(Boolean)
    .join(", ");

/** The name of a line with its detail in brackets. */
export function lineName(line: Pick<OrderLineView, "name" | "variationText" | "choiceTexts">): string {
  const detail = lineDetail(line);
  return detail ? `${line.name} (${detail})` : line.name;
}
