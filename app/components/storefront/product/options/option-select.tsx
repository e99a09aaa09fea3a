import { useId } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import type { OptionFieldProps } from "./option-field-props";
import { feeText, notedBy, OptionLabel, OptionNotes } from "./option-frame";

/** An option as a dropdown. */
export function OptionSelect({ state, name, selected, problem, currency, onSelect }: OptionFieldProps) {
  const t = useTexts();
  const id = useId();
  const isHydrated = useIsHydrated();
  const { option, isEnabled, values } = state;
  return (
    <>
      <label htmlFor={id} className="mb-2 flex items-center gap-2 text-sm font-medium">
        <OptionLabel option={option} currency={currency} />
      </label>
      <select
        id={id}
        name={name}
        value={selected}
        disabled={isHydrated && !isEnabled}
        onChange={(event) => onSelect(event.currentTarget.value)}
        {...notedBy(id, option.helpText, problem)}
        className="option-control"
      >
        <option value="">{option.placeholder || t("Please choose")}</option>
        {values
          .filter(({ isShown }) => isShown || !isHydrated)
          .map(({ value, isShown, isEnabled: canTake }) => (
            <option
              key={value.code}
              value={value.code}
              disabled={isHydrated && !canTake}
              data-rule-hidden={isShown ? undefined : ""}
            >
              {[value.label, feeText(value.feeMinor, currency)].filter(Boolean).join(" ")}
            </option>
          ))}
      </select>
      <OptionNotes id={id} help={option.helpText} problem={problem} />
    </>
  );
}
