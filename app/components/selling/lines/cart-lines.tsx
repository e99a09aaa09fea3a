// @public

import { useTexts } from "~/components/ui/texts/use-texts";
import { formatMoney } from "~/models/platform/money/format-money";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { Alert } from "../../ui/alert";
import { CartLine } from "../cart/cart-line";
import { FreebieChoice } from "../cart/freebie-choice";

/** The lines of one cart, below what changed or hinders in it and the gifts to choose. */
export function CartLines({ summary }: { summary: CartSummary }) {
  const { items, invalidItems, currency } = summary;
  return (
    <>
      <PriceChanges summary={summary} />
      <Refusals
        texts={[...summary.shippingRefusals, ...(summary.minimumRefusal ? [summary.minimumRefusal] : [])]}
      />
      {summary.prompts.map((prompt) => (
        <FreebieChoice key={prompt.ruleId} prompt={prompt} />
      ))}
      <ul className="@container divide-y divide-line border-y border-line">
        {[...invalidItems, ...items].map((item) => (
          <CartLine key={item.itemId} item={item} currency={currency} />
        ))}
      </ul>
    </>
  );
}

/**
 * Products that cannot be sent to the destination (rule shipping-3), and goods below the seller's minimum
 * (rule sellers-14).
 */
function Refusals({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning">
        <ul className="space-y-1">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** Prices that differ from the ones the shopper saw last. */
function PriceChanges({ summary: { changedItems, currency } }: { summary: CartSummary }) {
  const t = useTexts();
  if (changedItems.length === 0) return null;
  return (
    <div className="mb-6">
      <Alert tone="warning">
        <ul className="space-y-1">
          {changedItems.map(({ itemId, name, fromMinor, toMinor }) => (
            <li key={itemId}>
              {t("{name} now costs {money} instead of {money2}.", {
                name,
                money: formatMoney(toMinor, currency),
                money2: formatMoney(fromMinor, currency),
              })}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
