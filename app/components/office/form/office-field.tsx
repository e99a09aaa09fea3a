import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from "react";
import type { Choice } from "~/models/platform/fields/field";
import { useFieldAnswer } from "./office-form";

type About = { name: string; label: string; help?: string; unit?: ReactNode; isHidden?: boolean };

/** Label, help, unit and error around a control; `children` gets what ties them together. */
function Around({
  label,
  help,
  unit,
  isHidden,
  id,
  error,
  children,
}: Omit<About, "name"> & { id: string; error: string | undefined; children: ReactNode }) {
  return (
    <div className="office-field">
      <label htmlFor={id} className={isHidden ? "sr-only" : undefined}>
        {label}
      </label>
      {unit ? (
        <span className="office-unit">
          {children}
          <span aria-hidden="true">{unit}</span>
        </span>
      ) : (
        children
      )}
      {help ? (
        <small id={`${id}-help`}>
          <HelpText text={help} />
        </small>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="office-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** A help whose parts between backticks, as documents have them, are what one types. */
const HelpText = ({ text }: { text: string }) =>
  text
    .split("`")
    .map((part, at) => (at % 2 === 0 ? part : <code key={text.slice(0, at) + part}>{part}</code>));

const tied = (id: string, help: string | undefined, error: string | undefined) => ({
  id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby":
    [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ") || undefined,
});

/** One line of text, a number or an amount. */
export function OfficeTextField({
  label,
  help,
  unit,
  isHidden,
  ...input
}: About & InputHTMLAttributes<HTMLInputElement>) {
  const { id, error, typed } = useFieldAnswer(input.name);
  return (
    <Around label={label} help={help} unit={unit} isHidden={isHidden} id={id} error={error}>
      <input {...input} {...tied(id, help, error)} defaultValue={typed ?? input.defaultValue} />
    </Around>
  );
}

/** Several lines of text. */
export function AreaField({
  label,
  help,
  isHidden,
  ...area
}: About & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, error, typed } = useFieldAnswer(area.name);
  return (
    <Around label={label} help={help} isHidden={isHidden} id={id} error={error}>
      <textarea rows={3} {...area} {...tied(id, help, error)} defaultValue={typed ?? area.defaultValue} />
    </Around>
  );
}

/** One of some values. */
export function OfficeChoiceField({
  label,
  help,
  name,
  choices,
  value = "",
}: About & { choices: readonly Choice[]; value?: string }) {
  const { id, error, typed } = useFieldAnswer(name);
  return (
    <Around label={label} help={help} id={id} error={error}>
      <select name={name} {...tied(id, help, error)} defaultValue={typed ?? value}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Around>
  );
}

/** Any of some values. */
export function OfficeChoicesField({
  label,
  help,
  name,
  choices,
  values,
}: About & { choices: readonly Choice[]; values: readonly unknown[] }) {
  const { id, error } = useFieldAnswer(name);
  return (
    <fieldset id={id} className="office-group" aria-describedby={tied(id, help, error)["aria-describedby"]}>
      <legend>{label}</legend>
      {help ? (
        <small id={`${id}-help`}>
          <HelpText text={help} />
        </small>
      ) : null}
      {choices.map((choice) => (
        <label key={choice.value} className="office-check">
          <input
            type="checkbox"
            name={name}
            value={choice.value}
            defaultChecked={values.includes(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      {error ? (
        <p id={`${id}-error`} role="alert" tabIndex={-1} className="office-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Yes or no. */
export function CheckField({ label, help, name, isOn = false }: About & { isOn?: boolean }) {
  const { id, typed } = useFieldAnswer(name);
  return (
    <label className="office-check">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="yes"
        defaultChecked={typed ? typed === "yes" : isOn}
      />
      <span>
        {label}
        {help ? (
          <small>
            <HelpText text={help} />
          </small>
        ) : null}
      </span>
    </label>
  );
}
