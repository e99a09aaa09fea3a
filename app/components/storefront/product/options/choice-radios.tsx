import type { ChoiceView } from "~/models/catalogue/variation/product-variations";
import { useFirstWrongFocus } from "../../../ui/form/first-wrong-field";
import { OpenMoreSellers } from "../offers/more-sellers";
import { useOpenValue } from "../tabs/use-open-value";
import type { ChoiceFieldProps } from "./choice-field-props";
import { ChooseButton } from "./choose-button";

/** An option as rows of radio buttons, which are chosen and sent as a dropdown is (rule variations-9). */
export function ChoiceRadios({ axis, field, slug, open: stillOpen, problem }: ChoiceFieldProps) {
  const focus = useFirstWrongFocus(problem?.text);
  const { shown, open, elsewhere, closeElsewhere } = useOpenValue(axis, slug, stillOpen);
  const choices = axis.choices.filter((choice) => !choice.isHidden);
  const firstOpen = choices.find(({ isEnabled }) => isEnabled)?.value;
  return (
    <fieldset aria-describedby={problem?.id}>
      <legend className="mb-2.5 text-sm font-medium first-letter:uppercase">{axis.label}</legend>
      <div className="grid gap-1">
        {choices.map((choice) => (
          <label key={choice.value} className="option-row">
            <input
              type="radio"
              form={field.formId}
              name={field.name}
              value={choice.value}
              checked={shown === choice.value}
              disabled={!choice.isEnabled}
              aria-invalid={problem ? true : undefined}
              onChange={() => open(choice.value)}
              {...(choice.value === firstOpen ? focus : {})}
            />
            {choice.swatch ? (
              <span
                style={{ background: choice.swatch }}
                className="size-5 shrink-0 rounded-pill border border-ink/15"
              />
            ) : null}
            <span className={isGone(choice) ? "text-muted line-through decoration-1" : ""}>
              {choice.value}
            </span>
            {choice.statusText ? (
              <span className="ms-auto text-sm text-muted">{choice.statusText}</span>
            ) : null}
          </label>
        ))}
      </div>
      <ChooseButton formId={field.formId} slug={slug} />
      {elsewhere ? <OpenMoreSellers jpin={elsewhere} onClose={closeElsewhere} /> : null}
    </fieldset>
  );
}

/** Whether the value has nothing to buy; one that only moves other options has. */
const isGone = ({ statusText, movesOthers }: ChoiceView) => statusText !== "" && !movesOthers;
