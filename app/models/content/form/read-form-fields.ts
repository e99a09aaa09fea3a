import { phrase } from "~/models/platform/texts/phrase";
import { fileExtensions, isFileExtension } from "../../platform/form/file-types";
import {
  type FieldOption,
  type FormField,
  type FormFieldKind,
  fieldKinds,
} from "../../platform/form/form-field";
import type { FormItem } from "./form-items";

const defaultSizeLimitMb = 2;

/** Label of the submit button (rule forms-5). */
export const readSubmitLabel = (items: readonly FormItem[]): string =>
  items.find((item) => item.fieldType === "submit")?.primaryBtnName ?? phrase("Submit");

/**
 * The fields of a form from its owner's items. Items of unknown types are left out. A missing or repeated
 * `wuid` is made from the label.
 */
export function readFormFields(items: readonly FormItem[]): FormField[] {
  const taken = new Set<string>();
  return items.flatMap((item) => {
    const kind = item.fieldType;
    if (!isFieldKind(kind)) return [];
    const wuid = freeWuid(item, taken);
    taken.add(wuid);
    return [readField(item, kind, wuid)];
  });
}

function readField(item: FormItem, kind: FormFieldKind, wuid: string): FormField {
  const asksOptIn = kind === "email" && item.fieldCollectEmail && item.fieldShowEmailOptIn;
  const extensions = splitList(item.fieldSupportedTypes, /[|,\s]+/)
    .map((extension) => extension.replace(/^\./, "").toLowerCase())
    .filter(isFileExtension);
  return {
    wuid,
    kind,
    label: item.fieldLabel || item.fieldPlaceholder || phrase("This field"),
    placeholder: item.fieldPlaceholder,
    help: item.fieldHelpText,
    defaultValue: item.fieldDefaultValue,
    isRequired: item.fieldRequired,
    min: item.fieldMinValue,
    max: item.fieldMaxValue,
    rows: Math.round(item.fieldRow),
    options: readOptions(item.fieldOptionValues),
    usesOnlyIcons: item.fieldUseOnlyIcons,
    optInText: asksOptIn && item.fieldEmailOptInText ? item.fieldEmailOptInText : null,
    sizeLimitMb: item.fieldFileSizeLimit > 0 ? item.fieldFileSizeLimit : defaultSizeLimitMb,
    extensions: extensions.length > 0 ? extensions : [...fileExtensions],
  };
}

/** Options are separated by vertical bars; the icon is the part of a value from its first '<' on. */
function readOptions(text: string): FieldOption[] {
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

function freeWuid({ wuid: given, fieldLabel }: FormItem, taken: ReadonlySet<string>): string {
  const isUsable = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(given);
  const base = isUsable ? given : slugOf(fieldLabel) || "field";
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

const isFieldKind = (kind: string): kind is FormFieldKind => (fieldKinds as readonly string[]).includes(kind);
