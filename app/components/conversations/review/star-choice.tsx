import { useId } from "react";
import { useField } from "remix-validated-form";
import { useTexts } from "~/components/ui/texts/use-texts";
import { useFirstWrongFocus } from "../../ui/form/first-wrong-field";

const star = "m12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8L12 16.9l-5.2 2.7 1-5.8L3.6 9.7l5.8-.8z";

/**
 * Radio buttons in the look of five stars. The styles fill every star after the chosen one, so in the
 * document the highest comes first.
 */
export function StarChoice() {
  const t = useTexts();
  const id = useId();
  const { error, defaultValue, getInputProps } = useField("star");
  const { onChange } = getInputProps();
  const focus = useFirstWrongFocus(error);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-sm font-medium">{t("Your rating")}</legend>
      <div className="star-choice">
        {[5, 4, 3, 2, 1].map((value) => (
          <StarRadio
            key={value}
            value={value}
            id={`${id}-${value}`}
            onChange={onChange}
            isChosen={String(defaultValue ?? "") === String(value)}
            focus={value === 5 ? focus : {}}
          />
        ))}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={`${id}-error`} className="error-note">
            {error}
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

type RadioProps = {
  value: number;
  id: string;
  isChosen: boolean;
  onChange: (() => void) | undefined;
  focus: Partial<ReturnType<typeof useFirstWrongFocus>>;
};

const StarRadio = ({ value, id, isChosen, onChange, focus }: RadioProps) => {
  const t = useTexts();
  return (
    <>
      <input
        {...focus}
        type="radio"
        name="star"
        value={value}
        id={id}
        defaultChecked={isChosen}
        onChange={onChange}
        className="sr-only"
      />
      <label htmlFor={id}>
        <span className="sr-only">{t("{star, plural, one {# star} other {# stars}}", { star: value })}</span>
        <svg viewBox="0 0 24 24" width="36" height="36" fill="currentColor" aria-hidden="true">
          <path d={star} />
        </svg>
      </label>
    </>
  );
};
