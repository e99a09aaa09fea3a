import type { ReactNode } from "react";
import type { OptionState } from "~/models/catalogue/options/apply-option-rules";
import { fieldPrefix, type LineChoices } from "~/models/catalogue/options/line-choices";
import {
  isTyped,
  type OptionThumbnail,
  type PersonalizationField,
} from "~/models/catalogue/options/product-option";
import type { OptionTrial } from "~/models/office/products/options/option-trial";
import { formatMoney } from "~/models/platform/money/format-money";
import { useIsHydrated } from "../../../ui/page/use-is-hydrated";

/**
 * The fields of a product's options and personalization, as its page has them: what the rules hide is gone
 * with a script, and stays without one (rule options-14).
 */
export function TriedFields({
  trial,
  fields,
  choices,
  problems,
  currency,
  onChange,
  ofForm,
}: {
  trial: OptionTrial;
  fields: readonly PersonalizationField[];
  choices: LineChoices;
  problems: OptionTrial["problems"];
  currency: string;
  onChange: (choices: LineChoices) => void;
  /** A form elsewhere on the page that they are sent with while there is no script. */
  ofForm?: string;
}) {
  const isHydrated = useIsHydrated();
  const form = isHydrated ? undefined : ofForm;
  const { options, personalization } = choices;
  // With a script what the rules take back is gone, as on the product's page.
  const select = (code: string, value: string) =>
    onChange({ personalization, options: { ...trial.selections, [code]: value } });
  const type = (code: string, text: string) =>
    onChange({ options, personalization: { ...personalization, [code]: text } });
  return (
    <>
      {trial.states
        .filter(({ isShown }) => isShown || !isHydrated)
        .map((state) => {
          const { code } = state.option;
          const name = `${fieldPrefix.options}${code}`;
          return (
            <OptionField
              key={code}
              state={state}
              name={name}
              selected={(isHydrated ? trial.selections[code] : options[code]) ?? ""}
              problem={problems[name]}
              currency={currency}
              form={form}
              onSelect={(value) => select(code, value)}
            />
          );
        })}
      {fields
        .filter(({ isDisplayed }) => isDisplayed)
        .map((field) => {
          const name = `${fieldPrefix.personalization}${field.code}`;
          return (
            <Around
              key={field.code}
              name={name}
              label={`${field.label}${field.isRequired ? "" : " (optional)"}`}
              problem={problems[name]}
            >
              <input
                type={field.type === "textarea" ? "text" : field.type}
                id={name}
                name={name}
                form={form}
                value={personalization[field.code] ?? ""}
                autoComplete="off"
                onChange={(event) => type(field.code, event.target.value)}
                {...tied(name, problems[name])}
              />
            </Around>
          );
        })}
    </>
  );
}

type OptionFieldProps = {
  state: OptionState;
  name: string;
  selected: string;
  problem: string | undefined;
  currency: string;
  form: string | undefined;
  onSelect: (value: string) => void;
};

function OptionField({ state, name, selected, problem, currency, form, onSelect }: OptionFieldProps) {
  const isHydrated = useIsHydrated();
  const { option, values } = state;
  const isDisabled = isHydrated && !state.isEnabled;
  const label = [
    option.label,
    option.isRequired ? "" : "(optional)",
    feeText(option.feeMinor, currency),
  ].filter(Boolean);
  const about = { name, label: label.join(" "), help: option.helpText, problem };
  const own = {
    id: name,
    name,
    form,
    value: selected,
    disabled: isDisabled,
    placeholder: option.placeholder || undefined,
    onChange: (event: { target: { value: string } }) => onSelect(event.target.value),
    ...tied(name, problem),
  };
  const shown = values.filter(({ isShown }) => isShown || !isHydrated);
  if (isTyped(option))
    return (
      <Around {...about}>
        {option.type === "textarea" ? (
          <textarea rows={3} {...own} />
        ) : (
          <input type="text" autoComplete="off" {...own} />
        )}
      </Around>
    );
  if (option.type === "select")
    return (
      <Around {...about}>
        <select {...own}>
          <option value="">{option.placeholder || "Please choose"}</option>
          {shown.map(({ value, isEnabled }) => (
            <option key={value.code} value={value.code} disabled={isHydrated && !isEnabled}>
              {`${value.label} ${feeText(value.feeMinor, currency)}`.trim()}
            </option>
          ))}
        </select>
      </Around>
    );
  return (
    <fieldset className="office-group" disabled={isDisabled} aria-describedby={problem && `${name}-error`}>
      <legend>{about.label}</legend>
      {option.helpText ? <small>{option.helpText}</small> : null}
      {[...(option.isRequired && isHydrated ? [] : [none]), ...shown].map((one) => (
        <label key={one.value.code} className="office-check">
          <input
            type="radio"
            name={name}
            form={form}
            value={one.value.code}
            checked={selected === one.value.code}
            disabled={isHydrated && !one.isEnabled}
            onChange={() => onSelect(one.value.code)}
          />
          {one.value.thumbnail ? <Thumb thumbnail={one.value.thumbnail} /> : null}
          {`${one.value.label} ${feeText(one.value.feeMinor, currency)}`.trim()}
        </label>
      ))}
      <Problem name={name} text={problem} />
    </fieldset>
  );
}

/** What takes a choice back. */
const none = { value: { code: "", label: "None", feeMinor: 0, thumbnail: null }, isEnabled: true };

const feeText = (feeMinor: number, currency: string) =>
  feeMinor > 0 ? `+${formatMoney(feeMinor, currency)}` : "";

const Thumb = ({ thumbnail: { type, value } }: { thumbnail: OptionThumbnail }) =>
  type === "color" ? (
    <span aria-hidden="true" className="office-swatch" style={{ background: value }} />
  ) : (
    <img src={value} alt="" width={40} height={40} loading="lazy" />
  );

const tied = (name: string, problem: string | undefined) => ({
  "aria-invalid": problem ? true : undefined,
  "aria-describedby": problem ? `${name}-error` : undefined,
});

const Around = ({
  name,
  label,
  help,
  problem,
  children,
}: {
  name: string;
  label: string;
  help?: string;
  problem: string | undefined;
  children: ReactNode;
}) => (
  <div className="office-field">
    <label htmlFor={name}>{label}</label>
    {children}
    {help ? <small>{help}</small> : null}
    <Problem name={name} text={problem} />
  </div>
);

const Problem = ({ name, text }: { name: string; text: string | undefined }) =>
  text ? (
    <p id={`${name}-error`} className="office-error">
      {text}
    </p>
  ) : null;
