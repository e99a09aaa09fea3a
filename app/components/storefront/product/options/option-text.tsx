import { type ChangeEvent, useId } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { longestText } from "~/models/catalogue/options/check-selections";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import type { OptionFieldProps } from "./option-field-props";
import { notedBy, OptionLabel, OptionNotes } from "./option-frame";

/** A typed option; one with a limit says how many characters are left (rule options-6). */
export function OptionText({ state, name, selected, problem, currency, onSelect }: OptionFieldProps) {
  const t = useTexts();
  const id = useId();
  const isHydrated = useIsHydrated();
  const { option, isEnabled } = state;
  const { max } = option.textLimit;
  const control = {
    id,
    name,
    value: selected,
    placeholder: option.placeholder,
    autoComplete: "off",
    maxLength: max > 0 ? max : longestText,
    disabled: isHydrated && !isEnabled,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onSelect(event.currentTarget.value),
    ...notedBy(id, option.helpText, problem),
    className: "option-control",
  };
  return (
    <>
      <label htmlFor={id} className="mb-2 flex items-center gap-2 text-sm font-medium">
        <OptionLabel option={option} currency={currency} />
      </label>
      {option.type === "textarea" ? <textarea rows={3} {...control} /> : <input type="text" {...control} />}
      <OptionNotes id={id} help={option.helpText} problem={problem}>
        {max > 0 ? (
          <p className="mt-1.5 text-sm tabular-nums text-muted">
            {t("Characters left: {count}", { count: max - selected.length })}
          </p>
        ) : null}
      </OptionNotes>
    </>
  );
}
