import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { checkoutFieldId } from "../../accounts/addresses/checkout-field-id";
import { useFirstWrongFocus } from "../../ui/form/first-wrong-field";
import { PaymentMarks } from "../../ui/payment-marks";

/** One of several choices; `aside` is shown at the right, such as a price. */
export type CardChoice = {
  value: string;
  title: string;
  text?: string;
  aside?: string;
  /** Marks of cards and wallets. */
  marks?: readonly string[];
  /** Whether the form's button takes the money with it, for styles of the form. */
  paysNow?: boolean;
};

/** Radio buttons styled as cards. The first one is selected where none was chosen before. */
export function ChoiceCards({
  formId,
  name,
  legend,
  choices,
  chosen: saved,
}: {
  formId: string;
  name: string;
  legend: string;
  choices: CardChoice[];
  /** What was chosen before, where the form has no default of its own. */
  chosen?: string | undefined;
}) {
  const t = useTexts();
  const { error, defaultValue } = useField(name);
  const focus = useFirstWrongFocus(error);
  const wanted = defaultValue ?? saved;
  const chosen = choices.some(({ value }) => value === wanted) ? wanted : choices[0]?.value;
  return (
    <fieldset
      id={checkoutFieldId(formId, name)}
      tabIndex={-1}
      className="min-w-0 outline-none"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="sr-only">{legend}</legend>
      <div className="divide-y divide-line overflow-hidden rounded-base border border-ink/25">
        {choices.map(({ value, title, text, aside, marks, paysNow }) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-4 px-4 py-3.5 transition-colors hover:bg-sunken/60 has-[:checked]:bg-sunken has-[:focus-visible]:outline-3 has-[:focus-visible]:-outline-offset-3 has-[:focus-visible]:outline-ink"
          >
            <input
              {...(value === chosen ? focus : {})}
              type="radio"
              name={name}
              value={value}
              data-pays-now={paysNow || undefined}
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="block font-medium">{title}</span>
              {text ? <span className="block text-sm text-muted">{text}</span> : null}
            </span>
            {marks ? <PaymentMarks marks={marks} label={t("{title} takes", { title })} /> : null}
            {aside ? <span className="font-medium tabular-nums">{aside}</span> : null}
          </label>
        ))}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={`${name}-error`} className="mt-1.5 error-note">
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}
