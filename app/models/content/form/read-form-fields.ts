import { fileExtensions, isFileExtension } from "../../platform/form/file-types";
import { type FieldKind, type FieldOption, type FormField, fieldKinds } from "../../platform/form/form-field";
import { fieldText, type WidgetItem } from "../../shops/widget-content";

/** Defaults of a field (rules forms-5 and forms-7). */
const defaultRows = 3;
const defaultSizeLimitMb = 2;
/** Upper bound of an owner's limit, because a whole post is held in memory. */
const largestSizeLimitMb = 20;

/** Label of the submit button (rule forms-5). */
export function readSubmitLabel(items: readonly WidgetItem[]): string {
  const button = items.find((item) => fieldText(item, "fieldType") === "submit");
  return fieldText(button, "primaryBtnName", "Submit");
}

/**
 * The fields of a form from its owner's items. Items of unknown types are left out; missing or invalid
 * properties take their defaults. A missing or repeated `wuid` is made from the label.
 */
export function readFormFields(items: readonly WidgetItem[]): FormField[] {
  const taken = new Set<string>();
  return items.flatMap((item) => {
    const kind = fieldText(item, "fieldType", "text");
    if (!isFieldKind(kind)) return [];
    const wuid = freeWuid(item, taken);
    taken.add(wuid);
    return [readField(item, kind, wuid)];
  });
}

function readField(item: WidgetItem, kind: FieldKind, wuid: string): FormField {
  const text = (name: string) => fieldText(item, name);
  const optInText = text("fieldEmailOptInText");
  const asksOptIn = kind === "email" && flag(item, "fieldCollectEmail") && flag(item, "fieldShowEmailOptIn");
  const extensions = splitList(text("fieldSupportedTypes"), /[|,\s]+/)
    .map((extension) => extension.replace(/^\./, "").toLowerCase())
    .filter(isFileExtension);
  return {
    wuid,
    kind,
    label: text("fieldLabel") || text("fieldPlaceholder") || "This field",
    placeholder: text("fieldPlaceholder"),
    help: text("fieldHelpText"),
    defaultValue: text("fieldDefaultValue"),
    isRequired: flag(item, "fieldRequired"),
    min: number(text("fieldMinValue")),
    max: number(text("fieldMaxValue")),
    rows: Math.min(40, Math.max(1, Math.round(number(text("fieldRow")) ?? defaultRows))),
    options: readOptions(item),
    usesOnlyIcons: flag(item, "fieldUseOnlyIcons"),
    optInText: asksOptIn && optInText ? optInText : null,
    sizeLimitMb: sizeLimit(number(text("fieldFileSizeLimit"))),
    extensions: extensions.length > 0 ? extensions : [...fileExtensions],
  };
}

/** Options are separated by vertical bars; the icon is the part of a value from its first '<' on. */
function readOptions(item: WidgetItem): FieldOption[] {
  const names = ["fieldOptionValues", "fieldOptions", "fieldRadioGroups", "fieldBtnGroups"];
  const text = names.map((name) => fieldText(item, name)).find((value) => value !== "") ?? "";
  const options = splitList(text, "|").map((option) => {
    const icon = option.indexOf("<");
    return icon < 0
      ? { value: option, iconHtml: "" }
      : { value: option.slice(0, icon).trim(), iconHtml: option.slice(icon) };
  });
  return options.filter(({ value }, at) => value !== "" && firstWith(options, value) === at);
}

const firstWith = (options: FieldOption[], value: string) =>
  options.findIndex((option) => option.value === value);

function freeWuid(item: WidgetItem, taken: ReadonlySet<string>): string {
  const given = fieldText(item, "wuid");
  const isUsable = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(given);
  const base = isUsable ? given : slugOf(fieldText(item, "fieldLabel")) || "field";
  let wuid = base;
  for (let number = 2; taken.has(wuid); number += 1) wuid = `${base}-${number}`;
  return wuid;
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 60);

const splitList = (text: string, separator: string | RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const flag = (item: WidgetItem, name: string) => /^(true|1|on|yes)$/i.test(fieldText(item, name));

function number(text: string): number | null {
  const value = Number(text);
  return text.trim() === "" || !Number.isFinite(value) ? null : value;
}

const sizeLimit = (limitMb: number | null) =>
  limitMb !== null && limitMb > 0 ? Math.min(limitMb, largestSizeLimitMb) : defaultSizeLimitMb;

const isFieldKind = (kind: string): kind is FieldKind => (fieldKinds as readonly string[]).includes(kind);
