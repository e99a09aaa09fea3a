import { useId } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { useFirstWrongFocus } from "../../../ui/form/first-wrong-field";
import { OpenMoreSellers } from "../offers/more-sellers";
import { useOpenValue } from "../tabs/use-open-value";
import type { ChoiceFieldProps } from "./choice-field-props";
import { ChooseButton } from "./choose-button";

/**
 * An option as a dropdown: with a script a choice opens its variation at once. Without one it is sent with
 * the product's form, so that what is chosen is what is added (rule variations-9), or shown by its button.
 */
export function ChoiceSelect({ axis, field, slug, open: stillOpen, problem }: ChoiceFieldProps) {
  const t = useTexts();
  const id = useId();
  const focus = useFirstWrongFocus(problem?.text);
  const { shown, open, elsewhere, closeElsewhere } = useOpenValue(axis, slug, stillOpen);
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
          {axis.selected === "" ? <option value="">{t("Please choose")}</option> : null}
          {axis.choices
            .filter((choice) => !choice.isHidden)
            .map((choice) => (
              <option key={choice.value} value={choice.value} disabled={!choice.isEnabled}>
                {choice.statusText ? `${choice.value} (${choice.statusText})` : choice.value}
              </option>
            ))}
        </select>
        <ChooseButton formId={field.formId} slug={slug} />
      </div>
      {elsewhere ? <OpenMoreSellers jpin={elsewhere} onClose={closeElsewhere} /> : null}
    </>
  );
}
