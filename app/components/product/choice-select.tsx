import { Form, useNavigate } from "@remix-run/react";
import { useId, useState } from "react";
import { buttonClass } from "~/components/ui/button";
import type { AxisView } from "~/models/catalogue/product-variations";
import { choicePath, productPath } from "~/paths";
import { useOpenChoice } from "./choice-navigation";

/**
 * An option as a dropdown: a choice opens its variation at once with a script, and by the button without one, through
 * `search_keyword`, which names a variation by SKU just as `/pv/` does (rule addresses-2).
 */
export function ChoiceSelect({ axis, slug }: { axis: AxisView; slug: string }) {
  const id = useId();
  const navigate = useNavigate();
  const openChoice = useOpenChoice();
  const choices = axis.choices.filter((choice) => !choice.isHidden);
  const chosenSku = choices.find((choice) => choice.isSelected)?.sku ?? "";
  const [shownSku, show] = useFollowing(chosenSku);
  const open = (sku: string) => {
    show(sku);
    const choice = choices.find((one) => one.sku === sku);
    const movedBy = choice?.movesOthers ? axis.label : undefined;
    const address = choicePath(slug, sku, movedBy);
    if (openChoice) openChoice(address);
    else navigate(address, { replace: true, preventScrollReset: true });
  };
  return (
    <Form method="get" action={productPath(slug)}>
      <label htmlFor={id} className="mb-2.5 block text-sm font-medium first-letter:uppercase">
        {axis.label}
      </label>
      <div className="flex max-w-sm gap-2">
        <select
          id={id}
          name="search_keyword"
          value={shownSku}
          onChange={(event) => open(event.currentTarget.value)}
          className="h-12 min-w-0 flex-1 rounded-base border border-ink/25 bg-surface px-3.5 text-base hover:border-ink/50"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.sku ?? ""} disabled={!choice.isEnabled}>
              {choice.statusText ? `${choice.value} (${choice.statusText})` : choice.value}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" className={buttonClass("secondary")}>
            Choose
          </button>
        </noscript>
      </div>
    </Form>
  );
}

/**
 * The selected value, until the address has it; the field also follows when going back. It stays the same element,
 * since a new one would lose the focus.
 */
function useFollowing(chosenSku: string): [string, (sku: string) => void] {
  const [shown, setShown] = useState({ sku: chosenSku, chosenSku });
  if (shown.chosenSku !== chosenSku) setShown({ sku: chosenSku, chosenSku });
  return [shown.sku, (sku) => setShown({ sku, chosenSku })];
}
