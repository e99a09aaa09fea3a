import { formatMajor } from "../../platform/money/format-major";
import { parseExactMoney } from "../../platform/money/parse-money";
import type { FormNode, FormPlace, FormTexts, LeafNode } from "./form-node";
import { inputMoment, typedMoment } from "./moment-texts";
import { fieldName } from "./posted-texts";

type Group = { readonly [key: string]: FormTexts };

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a form shows of a value: the texts of its fields. */
export function formTextsOf(node: FormNode, value: unknown, place: FormPlace): FormTexts {
  switch (node.kind) {
    case "group":
      return groupTexts(node.fields, node.isTuple && Array.isArray(value) ? { ...value } : value, place);
    case "list":
      return (Array.isArray(value) ? value : []).map((item) => formTextsOf(node.item, item, place));
    case "map":
      return Object.entries(isGroup(value) ? value : {}).map(([name, item]) => ({
        name,
        value: formTextsOf(node.item, item, place),
      }));
    case "variants": {
      const own = isGroup(value) ? value : {};
      const variant =
        node.variants.find((one) =>
          node.isByPresence ? own[one.value] !== undefined : one.value === own[node.by],
        ) ?? node.variants[0];
      return { [node.by]: variant?.value ?? "", ...groupTexts(variant?.fields ?? [], value, place) };
    }
    default:
      return leafText(node, value, place);
  }
}

const groupTexts = (fields: readonly FormNode[], value: unknown, place: FormPlace): Group =>
  Object.fromEntries(
    fields.map((field) => [
      field.key,
      formTextsOf(field, isGroup(value) ? value[field.key] : undefined, place),
    ]),
  );

function leafText(
  { kind, initial = "" }: LeafNode,
  value: unknown,
  { currency, zone }: FormPlace,
): FormTexts {
  if (kind === "choices") return Array.isArray(value) ? value.map(String) : [];
  if (value === undefined) return initial;
  if (kind === "flag") return value === true ? "yes" : "";
  if (value === null) return "";
  if (kind === "money") return typeof value === "number" ? formatMajor(value, currency) : "";
  if (kind === "percent") return typeof value === "number" ? String(value / 100) : "";
  if (kind === "json") return JSON.stringify(value, null, 2);
  if (kind === "moment") return inputMoment(String(value), zone);
  return String(value);
}

/** A typed text that is no value of its field, by the field's path. */
export type TypedProblem = { path: string; message: string };

/**
 * The value that was typed into a form. What is empty and optional is left out, so that the schema's default
 * holds.
 * @returns with what could not be read, which is left out, too
 */
export function typedValue(
  node: FormNode,
  texts: FormTexts | undefined,
  place: FormPlace,
): { value: unknown; problems: TypedProblem[] } {
  const problems: TypedProblem[] = [];
  const read = (at: FormNode, text: FormTexts | undefined, path: string): unknown => {
    const group = (fields: readonly FormNode[]) => {
      const own = isGroup(text) ? (text as Group) : {};
      const entries = fields.map(
        (field) => [field.key, read(field, own[field.key], fieldName(path, field.key))] as const,
      );
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    };
    switch (at.kind) {
      case "group": {
        const value = group(at.fields);
        if (at.isOptional && at.fields.every((field) => isUntouched(field, value[field.key])))
          return undefined;
        return at.isTuple ? at.fields.map(({ key }) => value[key]) : value;
      }
      case "list":
        return (Array.isArray(text) ? text : []).map((item, index) =>
          read(at.item, item, `${path}[${index}]`),
        );
      case "map":
        return Object.fromEntries(
          (Array.isArray(text) ? (text as Group[]) : []).map((item, index) => [
            String(item.name ?? "").trim(),
            read(at.item, item.value, `${path}[${index}].value`),
          ]),
        );
      case "variants": {
        const chosen = isGroup(text) ? String((text as Group)[at.by] ?? "") : "";
        const variant = at.variants.find(({ value }) => value === chosen) ?? at.variants[0];
        const fields = group(variant?.fields ?? []);
        return at.isByPresence ? fields : { [at.by]: variant?.value, ...fields };
      }
      default: {
        const found = leafValue(at, text, place);
        if ("problem" in found) problems.push({ path, message: found.problem });
        return "problem" in found ? undefined : found.value;
      }
    }
  };
  return { value: read(node, texts, ""), problems };
}

/** Whether a field of a group that may be left out says nothing: nothing was typed but what stood there. */
const isUntouched = (field: FormNode, value: unknown): boolean =>
  value === undefined ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  ("initial" in field && value === (field.kind === "flag" ? true : field.initial));

type Found = { value: unknown } | { problem: string };

function leafValue(node: LeafNode, typed: FormTexts | undefined, { currency, zone }: FormPlace): Found {
  const { kind, isOptional, label } = node;
  if (kind === "choices") return { value: Array.isArray(typed) ? typed.filter((one) => one !== "") : [] };
  const text = typeof typed === "string" ? typed : "";
  if (kind === "flag") return { value: text === "yes" };
  const bare = text.trim();
  if (bare === "" && (isOptional || isTypedAsNumber(kind) || kind === "json" || kind === "choice"))
    return { value: undefined };
  if (kind === "number") {
    const value = Number(bare);
    if (Number.isFinite(value)) return { value };
    return node.keepsUnread ? { value: bare } : { problem: `${label}: enter a number.` };
  }
  if (kind === "percent") {
    const value = /^-?\d{1,6}([.,]\d{1,4})?$/.test(bare) ? Number(bare.replace(",", ".")) : Number.NaN;
    return Number.isFinite(value)
      ? { value: Math.round(value * 1e6) / 1e4 }
      : { problem: `${label}: enter a percentage, such as 8.25.` };
  }
  if (kind === "money") {
    const value = parseExactMoney(bare, currency);
    return value === null ? { problem: `${label}: enter an amount, such as 12.50.` } : { value };
  }
  if (kind === "moment") {
    const value = typedMoment(bare, zone);
    return value === null ? { problem: `${label}: enter a day and a time.` } : { value };
  }
  if (kind === "json")
    try {
      return { value: JSON.parse(bare) };
    } catch {
      return { problem: `${label}: this is not JSON.` };
    }
  if (kind === "exact text") return { value: text };
  const isWhole = kind === "long text" || kind === "html" || kind === "code";
  return { value: isWhole ? text.replaceAll("\r\n", "\n") : bare };
}

const isTypedAsNumber = (kind: LeafNode["kind"]): boolean =>
  ["number", "percent", "money", "moment", "day"].includes(kind);
