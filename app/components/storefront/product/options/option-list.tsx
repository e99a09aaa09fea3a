import { useId } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { ValueState } from "~/models/catalogue/options/apply-option-rules";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";
import type { OptionFieldProps } from "./option-field-props";
import { feeText, notedBy, OptionLabel, OptionNotes } from "./option-frame";
import { OptionThumb } from "./option-thumb";

/** An option as pills, as pictures or as rows; each value is a radio button. */
export function OptionList({
  state,
  name,
  isConditional,
  selected,
  problem,
  currency,
  onSelect,
}: OptionFieldProps) {
  const t = useTexts();
  const id = useId();
  const isHydrated = useIsHydrated();
  const { option, isEnabled } = state;
  const values = state.values.filter(({ isShown }) => isShown || !isHydrated);
  // A radio button cannot be taken back, and without a script what the rules hide is not cleared.
  const hasNone = !option.isRequired || (isConditional && !isHydrated);
  const isRows = option.type === "radio";
  const isPictures = option.type === "iconlist";
  return (
    <fieldset disabled={isHydrated && !isEnabled} {...notedBy(id, option.helpText, problem)}>
      <legend className="mb-2 flex items-center gap-2 text-sm font-medium">
        <OptionLabel option={option} currency={currency} />
      </legend>
      <div className={isRows ? "grid gap-1" : "flex flex-wrap gap-2"}>
        {hasNone ? (
          <label
            className={isRows ? "option-row" : "option-pill"}
            data-rule-hidden={option.isRequired ? "" : undefined}
          >
            <input
              type="radio"
              name={name}
              value=""
              checked={selected === ""}
              onChange={() => onSelect("")}
            />
            {t("None")}
          </label>
        ) : null}
        {values.map((one) => (
          <ValueRadio
            key={one.value.code}
            state={one}
            name={name}
            isChecked={selected === one.value.code}
            isDisabled={isHydrated && !one.isEnabled}
            isWrong={problem !== undefined}
            look={isRows ? "option-row" : isPictures ? "option-pill option-picture" : "option-pill"}
            isPicture={isPictures}
            currency={currency}
            onSelect={onSelect}
          />
        ))}
      </div>
      <OptionNotes id={id} help={option.helpText} problem={problem} />
    </fieldset>
  );
}

type ValueRadioProps = {
  state: ValueState;
  name: string;
  isChecked: boolean;
  isDisabled: boolean;
  isWrong: boolean;
  look: string;
  isPicture: boolean;
  currency: string | null;
  onSelect: (value: string) => void;
};

function ValueRadio({ state: { value, isShown }, look, isPicture, currency, ...input }: ValueRadioProps) {
  const fee = feeText(value.feeMinor, currency);
  return (
    <label className={look} data-rule-hidden={isShown ? undefined : ""}>
      <input
        type="radio"
        name={input.name}
        value={value.code}
        checked={input.isChecked}
        disabled={input.isDisabled}
        aria-invalid={input.isWrong || undefined}
        onChange={() => input.onSelect(value.code)}
      />
      {value.thumbnail ? (
        <OptionThumb thumbnail={value.thumbnail} label={value.label} size={isPicture ? "lg" : "sm"} />
      ) : null}
      <span>{value.label}</span>
      {fee ? <span className="text-sm text-muted">{fee}</span> : null}
    </label>
  );
}
