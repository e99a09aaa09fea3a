import { itemChangeText } from "~/models/office/form/change-items";
import type { FormTexts, LeafNode } from "~/models/office/form/form-node";
import { ChosenField } from "./chosen-field";
import { OfficeColorField } from "./color-field";
import {
  AreaField,
  CheckField,
  OfficeChoiceField,
  OfficeChoicesField,
  OfficeTextField,
} from "./office-field";
import { OfficePictureField } from "./picture-field";
import { RichField } from "./rich/rich-field";

/**
 * The field of a single value. What was typed before is in `texts` already.
 * @param showsMore whether other fields depend on it, so that a button shows them
 */
export function LeafField({
  node,
  texts,
  path,
  showsMore = false,
}: {
  node: LeafNode;
  texts: FormTexts | undefined;
  path: string;
  showsMore?: boolean;
}) {
  const { kind, help, unit, example, isOptional, choices } = node;
  const label = isOptional && kind !== "flag" ? `${node.label} (optional)` : node.label;
  const text = typeof texts === "string" ? texts : "";
  const about = { name: path, label, help: help || undefined, unit: unit || undefined };
  const needsNone = (isOptional || text === "") && choices.every(({ value }) => value !== "");
  switch (kind) {
    case "flag":
      return <CheckField {...about} isOn={text === "yes"} />;
    case "choice":
      return (
        <div className={showsMore ? "office-with-button" : undefined}>
          <OfficeChoiceField
            {...about}
            choices={needsNone ? [{ value: "", label: "–" }, ...choices] : choices}
            value={text}
          />
          {showsMore ? (
            <button
              type="submit"
              name="items"
              value={itemChangeText("show", path)}
              className="office-button"
              formNoValidate
            >
              Show its fields
            </button>
          ) : null}
        </div>
      );
    case "choices":
      return <OfficeChoicesField {...about} choices={choices} values={Array.isArray(texts) ? texts : []} />;
    case "long text":
      return <AreaField {...about} defaultValue={text} />;
    case "color":
      return <OfficeColorField {...about} placeholder={example || undefined} text={text} />;
    case "html":
      return <RichField {...about} defaultValue={text} />;
    case "code":
    case "json":
      return (
        <AreaField {...about} defaultValue={text} rows={10} spellCheck={false} className="office-code" />
      );
    case "file":
      return <OfficeTextField {...about} type="file" accept={example || undefined} className="office-drop" />;
    case "picture":
      return <OfficePictureField {...about} placeholder={example || undefined} defaultValue={text} />;
    case "link":
    case "product":
    case "category":
    case "menu":
    case "template":
    case "customer":
      return <ChosenField {...about} of={kind} placeholder={example || undefined} defaultValue={text} />;
    default:
      return (
        <OfficeTextField
          {...about}
          {...inputOf[kind]}
          placeholder={example || undefined}
          defaultValue={text}
          required={undefined}
        />
      );
  }
}

const decimal = { inputMode: "decimal", autoComplete: "off" } as const;

const inputOf = {
  text: {},
  "exact text": {},
  secret: { type: "password", autoComplete: "off", spellCheck: false },
  email: { type: "email" },
  address: { inputMode: "url" },
  number: decimal,
  money: decimal,
  percent: decimal,
  day: { type: "date" },
  moment: { type: "datetime-local" },
} as const;
