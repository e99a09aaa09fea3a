// @public

import { phrase } from "~/models/platform/texts/phrase";
import { lineName } from "../order-view/line-detail";
import type { OrderView } from "../order-view/order-view";
import { returnReasons } from "./return-form";
import { returnStatusLabels } from "./return-status";
import type { ReturnView } from "./return-view";

/** The pieces of a return: '2 × Harbour mug (Navy)'. */
export const returnPieceTexts = (
  { lines }: Pick<OrderView, "lines">,
  { pieces }: Pick<ReturnView, "pieces">,
): string[] =>
  pieces.map(({ lineId, qty }) => {
    const line = lines.find(({ id }) => id === lineId);
    return `${qty} × ${line ? lineName(line) : "?"}`;
  });

/** Why its shopper sends it back, with what they wrote: 'It arrived damaged: the handle is off'. */
export const returnReasonText = ({
  reason,
  comment,
  withdrawal,
}: Pick<ReturnView, "reason" | "comment" | "withdrawal">): string =>
  `${withdrawal ? phrase("Withdrawal from the contract") : phrase(returnReasons[reason])}${comment && `: ${comment}`}`;

/** A return as lines of text, for the command line. */
export function returnText(order: Pick<OrderView, "lines">, request: ReturnView): string[] {
  const state = returnStatusLabels[request.status];
  return [
    `  Return ${request.number}: ${request.isBeingRefunded ? "Being refunded" : state}`,
    `    ${returnPieceTexts(order, request).join(", ")}`,
    `    ${returnReasonText(request)}`,
    ...request.steps.map(
      ({ status, atText, note }) => `    ${atText}  ${returnStatusLabels[status]}${note && `: ${note}`}`,
    ),
  ];
}
