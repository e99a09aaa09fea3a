import { phrase } from "~/models/platform/texts/phrase";
import { exceptionText } from "../../catalogue/product/withdrawal-exception";
import type { OrderView } from "../order-view/order-view";

/**
 * What buyers are told of their right (rule withdrawals-2): how long it lasts, what it costs, and which items
 * have none and why (rule withdrawals-4).
 */
export function withdrawalNotice(
  orders: readonly Pick<OrderView, "lines">[],
  { days }: { days: number },
): string[] {
  const lines = orders.flatMap((order) => order.lines);
  const excepted = lines.flatMap(({ name, withdrawalException }) => {
    const why = exceptionText(withdrawalException);
    return why === null ? [] : [`${name}: ${phrase(why)}`];
  });
  return [
    phrase(
      "You may withdraw from this contract within {days} days, without giving a reason. The period begins on the day after you receive the last item.",
      { days },
    ),
    ...(lines.some(({ fileCount }) => fileCount > 0)
      ? [phrase("For downloads the right ends with the first download.")]
      : []),
    ...new Set(excepted),
  ];
}
