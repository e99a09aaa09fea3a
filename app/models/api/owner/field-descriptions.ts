import type { Field, Fields } from "../../platform/fields/field";
import type { FieldDescription } from "./generated/widget";

const nothing = {
  choices: [],
  min: null,
  max: null,
  isWhole: false,
  longest: null,
  rows: null,
  to: null,
  fields: [],
  most: null,
};

/** What a field of each kind says besides. */
function limitsOf(field: Field): Partial<FieldDescription> {
  switch (field.kind) {
    case "text":
      return { longest: field.longest, rows: field.rows };
    case "html":
    case "code":
      return { longest: field.longest };
    case "number":
      return { min: field.min, max: field.max, isWhole: field.isWhole };
    case "choice":
    case "choices":
      return { choices: [...field.choices] };
    case "reference":
    case "references":
      return { to: field.to };
    case "list":
      return { fields: describeFields(field.fields), most: field.most };
    default:
      return {};
  }
}

/** Fields as the owner's API describes them, in the order of a form. */
export const describeFields = (fields: Fields): FieldDescription[] =>
  Object.entries(fields).map(([name, field]) => ({
    ...nothing,
    name,
    kind: field.kind,
    label: field.label,
    help: field.help ?? "",
    default: "default" in field ? field.default : null,
    when: field.when ? { field: field.when.field, is: [...field.when.is] } : null,
    alsoNamed: [...(field.alsoNamed ?? [])],
    ...limitsOf(field),
  }));
