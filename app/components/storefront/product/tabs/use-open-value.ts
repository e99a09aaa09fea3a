import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import type { AxisView } from "~/models/catalogue/variation/product-variations";
import { choicePath, productPath } from "~/paths";
import { useKeptScope, useOpenChoice } from "../options/choice-navigation";

/**
 * What a value of an option does once it is chosen with a script: it opens its variation, or the offers of
 * other sellers (rules variations-9 and sellers-10).
 */
type OpenValue = {
  /** The value that the field shows; it follows the address, also when going back. */
  shown: string;
  open: (value: string) => void;
  /** The JPIN whose offers are open beside the page; null for none. */
  elsewhere: string | null;
  closeElsewhere: () => void;
};

/**
 * Serves the field of one option.
 * @param stillOpen labels of other options of which nothing is chosen yet
 */
export function useOpenValue(axis: AxisView, slug: string, stillOpen: readonly string[]): OpenValue {
  const openPath = useOpenPath();
  const reviews = useKeptScope();
  const [shown, show] = useFollowing(axis.selected);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const open = (value: string) => {
    const choice = axis.choices.find((one) => one.value === value);
    if (choice?.otherSellers) {
      setElsewhere(choice.otherSellers);
      openPath(productPath(slug));
    } else if (choice?.sku) {
      show(value);
      openPath(choicePath(slug, choice.sku, choice.movesOthers ? axis.label : undefined, stillOpen, reviews));
    }
  };
  return { shown, open, elsewhere, closeElsewhere: () => setElsewhere(null) };
}

/** Opens an address of the product: on its page, or inside of what shows it. */
export function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  const openChoice = useOpenChoice();
  return openChoice ?? ((path) => navigate(path, { preventScrollReset: true }));
}

/**
 * The selected value, until the address has it; the field also follows when going back. It stays the same
 * element, since a new one would lose the focus.
 */
function useFollowing(chosen: string): [string, (value: string) => void] {
  const [shown, setShown] = useState({ value: chosen, chosen });
  if (shown.chosen !== chosen) setShown({ value: chosen, chosen });
  return [shown.value, (value) => setShown({ value, chosen })];
}
