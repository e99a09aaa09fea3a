import { useTexts } from "~/components/ui/texts/use-texts";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { formatMoney } from "~/models/platform/money/format-money";

/** What an order's discount is made of, with who pays for it in a marketplace (rule order-groups-6). */
export function OrderDiscounts({ order: { discounts, currency } }: { order: OrderView }) {
  const t = useTexts();
  if (!discounts.some(({ from }) => from !== "")) return null;
  return (
    <ul className="mt-4 space-y-1 border-t border-line pt-4 text-sm text-muted tabular-nums">
      {discounts.map(({ title, from, amountMinor }) => (
        <li key={title} className="flex justify-between gap-4">
          <span className="wrap-anywhere">{t("{title}, from {from}", { title, from })}</span>
          <span className="shrink-0">{formatMoney(-amountMinor, currency)}</span>
        </li>
      ))}
    </ul>
  );
}
