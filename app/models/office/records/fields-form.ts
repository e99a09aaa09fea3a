import type { Condition, Field, Fields, ReferenceTo } from "../../platform/fields/field";
import { asFlag, asList, asText, findWritten, isEmpty } from "../../platform/fields/read-value";
import type { FormNode, ShownWhen } from "../form/form-node";
import { group, leaf, repeatedNode, type SaidOfLeaf } from "../form/leaf";

type Values = Readonly<Record<string, unknown>>;

const referenceHelp: Record<ReferenceTo, string> = {
  product: "A SKU.",
  category: "The address of a category.",
  menu: "The short name of a menu.",
  template: "The name of a page or block.",
};
const referenceItem: Record<ReferenceTo, string> = {
  product: "SKU",
  category: "category",
  menu: "menu",
  template: "template",
};

/** The form of declared fields (rule office-21). */
export const fieldsForm = (key: string, label: string, fields: Fields): FormNode =>
  group(
    key,
    label,
    Object.entries(fields).map(([name, field]) => {
      const node = nodeOf(name, field);
      return field.when ? { ...node, when: whenTexts(field.when) } : node;
    }),
  );

/** A condition in the texts of a form: a flag is `yes` or empty, and `no` where nothing may be said. */
const whenTexts = ({ field, is }: Condition): ShownWhen => ({
  field,
  is: is.flatMap((one) => (one === true ? ["yes"] : one === false ? ["", "no"] : [one])),
});

function nodeOf(key: string, field: Field): FormNode {
  const help = field.help ?? "";
  const one = (kind: SaidOfLeaf["kind"], said: SaidOfLeaf = {}) =>
    leaf(key, field.label, { ...said, kind: kind ?? "text", help: said.help ?? help });
  switch (field.kind) {
    case "text":
      return one(field.rows > 1 ? "long text" : "text", { initial: field.default });
    case "html":
    case "code":
      return one(field.kind);
    case "picture":
      return group(
        key,
        field.label,
        [
          leaf("value", "File", { kind: "picture", example: "/media/…" }),
          leaf("label", "What it shows", { help: "For people who do not see it." }),
        ],
        help,
      );
    case "link":
      return one("link", { example: "/contact" });
    case "color":
      return one("color", { example: "#1f6f5c", initial: field.default });
    case "date":
      return one("day");
    case "number":
      return one("number", {
        help: help || limitsText(field.min, field.max),
        isOptional: true,
        keepsUnread: true,
      });
    case "flag":
      return field.default === null
        ? one("choice", { choices: yesNo, isOptional: true })
        : one("flag", { initial: field.default ? "yes" : "" });
    case "choice":
      return one("choice", { choices: field.choices, initial: field.default });
    case "choices":
      return one("choices", { choices: field.choices });
    case "texts":
      return repeatedNode(key, field.label, "line", leaf("", field.label), help);
    case "reference":
      return one(field.to, { help: help || referenceHelp[field.to], initial: field.default });
    case "references":
      return repeatedNode(
        key,
        field.label,
        referenceItem[field.to],
        leaf("", referenceHelp[field.to], { kind: field.to }),
        help,
      );
    case "list":
      return repeatedNode(key, field.label, field.one.toLowerCase(), fieldsForm("", "", field.fields), help);
  }
}

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

function limitsText(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${min} to ${max}.`;
  if (min !== null) return `At least ${min}.`;
  return max === null ? "" : `At most ${max}.`;
}

/** What the form holds of what is written for declared fields. */
export const toFields = (fields: Fields, written: object): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shownOf(name, field, written)]));

function shownOf(name: string, field: Field, written: object): unknown {
  const { value, label } = findWritten(name, field, written);
  switch (field.kind) {
    case "picture":
      return { value: asText(value), label };
    case "flag": {
      const flag = asFlag(value) ?? field.default;
      return field.default === null ? (flag === null ? undefined : flag ? "yes" : "no") : flag;
    }
    case "choices":
    case "texts":
    case "references":
      return asList(value);
    case "list":
      return (Array.isArray(value) ? value : []).map((item: unknown) =>
        toFields(field.fields, typeof item === "object" && item !== null ? item : {}),
      );
    case "number":
      return isEmpty(value) ? undefined : value;
    default:
      return isEmpty(value) && "default" in field ? field.default : asText(value);
  }
}

/**
 * What a form's values make of what was written. A field that says what it said stays as it was written, and
 * names that no field has stay.
 * @param isFlat whether a value can only be a single one: a list is then written as one text
 */
export function fromFields(fields: Fields, values: Values, before: object, isFlat: boolean): Values {
  const written: Record<string, unknown> = { ...before };
  const shown = toFields(fields, before);
  for (const [name, field] of Object.entries(fields)) {
    const typed = values[name];
    if (isSame(typed, shown[name])) continue;
    for (const also of field.alsoNamed ?? []) delete written[also];
    if (isBlank(typed)) {
      // An empty text would take the default again where one is left out.
      if (Object.hasOwn(before, name) || ("default" in field && field.default)) written[name] = "";
      else delete written[name];
    } else written[name] = writtenOf(field, typed, Reflect.get(before, name), isFlat);
  }
  return written;
}

function writtenOf(field: Field, typed: unknown, before: unknown, isFlat: boolean): unknown {
  if (field.kind === "picture") {
    const { value, label } = typed as { value?: string; label?: string };
    return { value: value ?? "", label: label ?? "" };
  }
  if (field.kind === "list") {
    const known: unknown[] = Array.isArray(before) ? before : [];
    return itemsFrom(field.fields, typed as readonly Values[], known, isFlat);
  }
  return isFlat && Array.isArray(typed) ? typed.join("|") : typed;
}

/** Items of a form: one that says what it said is the one that was written, wherever it stands now. */
export function itemsFrom(
  fields: Fields,
  typed: readonly Values[],
  before: readonly unknown[],
  isFlat: boolean,
): unknown[] {
  const known = before.map((item) => (typeof item === "object" && item !== null ? item : {}));
  const left = new Set(known);
  const kept = typed.map((item) => {
    const same = [...left].find((one) => isSame(toFields(fields, one), item));
    if (same) left.delete(same);
    return same;
  });
  return typed.map((item, index) => {
    const same = kept[index];
    if (same) return same;
    const there = known[index];
    return fromFields(fields, item, there && left.has(there) ? there : {}, isFlat);
  });
}

const isBlank = (value: unknown): boolean =>
  isEmpty(value) ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && !Array.isArray(value) && Object.values(value as object).every(isEmpty));

const isSame = (one: unknown, other: unknown): boolean =>
  (isBlank(one) && isBlank(other)) || plain(one) === plain(other);

/** A value as a text that two equal ones share: what says nothing is left out, numbers are texts. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(asText(value));
  const entries = Object.entries(value).filter(([, one]) => !isBlank(one));
  return `{${entries
    .map(([name, one]) => `${name}:${plain(one)}`)
    .sort()
    .join()}}`;
}
