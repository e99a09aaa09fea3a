import { type ChangeEvent, useId } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { fieldPrefix } from "~/models/catalogue/options/line-choices";
import type { PersonalizationField } from "~/models/catalogue/options/product-option";
import type { Choices } from "../../use-choices";
import { notedBy, OptionNotes } from "./option-frame";

type PersonalizationFieldsProps = { fields: readonly PersonalizationField[]; choices: Choices };

/** What a product is personalized by, each text with its length and limit (rule options-9). */
export function PersonalizationFields({ fields, choices }: PersonalizationFieldsProps) {
  return fields
    .filter(({ isDisplayed }) => isDisplayed)
    .map((field) => {
      const name = `${fieldPrefix.personalization}${field.code}`;
      return (
        <PersonalText
          key={field.code}
          field={field}
          name={name}
          text={choices.personalization[field.code] ?? ""}
          problem={choices.problems[name]}
          onType={(text) => choices.type(field.code, text)}
        />
      );
    });
}

type PersonalTextProps = {
  field: PersonalizationField;
  name: string;
  text: string;
  problem: string | undefined;
  onType: (text: string) => void;
};

function PersonalText({ field, name, text, problem, onType }: PersonalTextProps) {
  const t = useTexts();
  const id = useId();
  const { label, type, isRequired, characterLimit } = field;
  const control = {
    id,
    name,
    value: text,
    maxLength: type === "date" ? undefined : characterLimit,
    autoComplete: "off",
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onType(event.currentTarget.value),
    ...notedBy(id, "", problem),
    className: "option-control",
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-medium">
        {label}
        {isRequired ? null : <span className="font-normal text-muted"> {t("(optional)")}</span>}
      </label>
      {type === "textarea" ? <textarea rows={3} {...control} /> : <input type={type} {...control} />}
      <OptionNotes id={id} help="" problem={problem}>
        {type === "date" ? null : (
          <p className="mt-1 text-end text-xs tabular-nums text-muted">
            {text.length} / {characterLimit}
          </p>
        )}
      </OptionNotes>
    </div>
  );
}
