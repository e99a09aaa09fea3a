import { useNavigate } from "@remix-run/react";
import { useId, useState } from "react";
import type { AxisView } from "~/models/catalogue/product-variations";
import { choicePath, productPath } from "~/paths";
import { buttonClass } from "../../ui/button";
import { useFirstWrongFocus } from "../../ui/first-wrong-field";
import type { AxisProblem } from "./axis-problem";
import { useKeptScope, useOpenChoice } from "./choice-navigation";
import { OpenMoreSellers } from "./more-sellers";

type ChoiceSelectProps = {
  axis: AxisView;
  /** Its field in the product's form. */
  field: { formId: string; name: string };
  slug: string;
  /** Labels of other options of which nothing is chosen yet. */
  open: readonly string[];
  problem: AxisProblem;
};

/**
 * An option as a dropdown: with a script a choice opens its variation at once. Without one it is sent with
 * the product's form, so that what is chosen is what is added (rule variations-9), or shown by its button.
 */
export function ChoiceSelect({ axis, field, slug, open: stillOpen, problem }: ChoiceSelectProps) {
  const id = useId();
  const focus = useFirstWrongFocus(problem?.text);
  const navigate = useNavigate();
  const openChoice = useOpenChoice();
  const reviews = useKeptScope();
  const choices = axis.choices.filter((choice) => !choice.isHidden);
  const [shown, show] = useFollowing(axis.selected);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const open = (value: string) => {
    const choice = choices.find((one) => one.value === value);
    if (choice?.otherSellers) return setElsewhere(choice.otherSellers);
    if (!choice?.sku) return;
    show(value);
    const movedBy = choice.movesOthers ? axis.label : undefined;
    const address = choicePath(slug, choice.sku, movedBy, stillOpen, reviews);
    if (openChoice) openChoice(address);
    else navigate(address, { preventScrollReset: true });
  };
  return (
    <>
      <label htmlFor={id} className="mb-2.5 block text-sm font-medium first-letter:uppercase">
        {axis.label}
      </label>
      <div className="flex max-w-sm gap-2">
        <select
          id={id}
          form={field.formId}
          name={field.name}
          value={shown}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem?.id}
          {...focus}
          onChange={(event) => open(event.currentTarget.value)}
          className="option-control min-w-0 flex-1"
        >
          {axis.selected === "" ? <option value="">Please choose</option> : null}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={!choice.isEnabled}>
              {choice.statusText ? `${choice.value} (${choice.statusText})` : choice.value}
            </option>
          ))}
        </select>
        <noscript>
          <button
            type="submit"
            form={field.formId}
            formAction={productPath(slug)}
            name="show"
            value="choice"
            className={buttonClass("secondary")}
          >
            Choose
          </button>
        </noscript>
      </div>
      {elsewhere ? <OpenMoreSellers jpin={elsewhere} onClose={() => setElsewhere(null)} /> : null}
    </>
  );
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
