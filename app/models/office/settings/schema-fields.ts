import { z } from "zod";
import { bare } from "../form/form-of";

/** A field of a schema by its path (`rules[].state`), as its documentation says it. */
export type SchemaField = {
  path: string;
  /** Such as 'text' or 'whole number'. */
  kind: string;
  /** Such as 'at most 80 characters'. */
  limits: string[];
  /** JSON of what it is while it is left out; null for what has to be written. */
  initial: string | null;
};

/** Every field of a schema, from the outside in; a field of several variants is named once. */
export function schemaFields(schema: z.ZodTypeAny, path = ""): SchemaField[] {
  const { type, isOptional, initial } = bare(schema);
  const field = (kind: string, limits: string[] = []): SchemaField => ({
    path,
    kind,
    limits,
    initial: initialText(initial, isOptional),
  });
  const at = (name: string) => (path === "" ? name : `${path}.${name}`);
  const inShape = (shape: z.ZodRawShape) =>
    Object.entries(shape).flatMap(([name, part]) => schemaFields(part, at(name)));
  if (type instanceof z.ZodObject) return [field("group"), ...inShape(type.shape)];
  if (type instanceof z.ZodArray)
    return [field("list", countLimits(type)), ...itemFields(type.element, path)];
  if (type instanceof z.ZodRecord) return [field("object of names"), ...itemFields(type.valueSchema, path)];
  if (type instanceof z.ZodDiscriminatedUnion || isOfObjects(type)) {
    const options = type.options as z.ZodTypeAny[];
    const inner = options.flatMap((option) => schemaFields(bare(option).type, path));
    return [field("group"), ...merged(inner.filter((one) => one.path !== path))];
  }
  if (type instanceof z.ZodTuple) {
    const items = type.items as z.ZodTypeAny[];
    return [
      field(`list of ${items.length}`),
      ...items.flatMap((item, index) => schemaFields(item, `${path}[${index}]`)),
    ];
  }
  return [field(kindOf(type), limitsOf(type))];
}

/** Items that are groups are their fields; a single value says what it is. */
const itemFields = (item: z.ZodTypeAny, path: string): SchemaField[] =>
  schemaFields(item, `${path}[]`).filter((one) => one.kind !== "group" || one.path !== `${path}[]`);

const isOfObjects = (type: z.ZodTypeAny): type is z.ZodUnion<[z.ZodTypeAny, ...z.ZodTypeAny[]]> =>
  type instanceof z.ZodUnion &&
  (type.options as z.ZodTypeAny[]).every((option) => bare(option).type instanceof z.ZodObject);

/** A field that several variants have, once, with the limits of each. */
function merged(fields: readonly SchemaField[]): SchemaField[] {
  const byPath = new Map<string, SchemaField>();
  for (const one of fields) {
    const known = byPath.get(one.path);
    const limits = [...new Set([...(known?.limits ?? []), ...one.limits])];
    byPath.set(one.path, { ...(known ?? one), limits });
  }
  return [...byPath.values()];
}

function initialText(initial: unknown, isOptional: boolean): string | null {
  if (initial !== undefined) return JSON.stringify(initial);
  return isOptional ? "nothing" : null;
}

function kindOf(type: z.ZodTypeAny): string {
  if (type instanceof z.ZodBoolean) return "true or false";
  if (type instanceof z.ZodNumber) return type.isInt ? "whole number" : "number";
  return valuesOf(type).length > 0 ? "one of" : "text";
}

function limitsOf(type: z.ZodTypeAny): string[] {
  const values = valuesOf(type);
  if (values.length > 0) return values.filter(Boolean).map((value) => `\`${value}\``);
  if (type instanceof z.ZodNumber)
    return type._def.checks.flatMap((check) => {
      if (check.kind === "min") return `${check.inclusive ? "at least" : "more than"} ${check.value}`;
      return check.kind === "max" ? `${check.inclusive ? "at most" : "less than"} ${check.value}` : [];
    });
  if (type instanceof z.ZodUnion)
    return [...new Set((type.options as z.ZodTypeAny[]).flatMap((option) => limitsOf(bare(option).type)))];
  if (!(type instanceof z.ZodString)) return [];
  return type._def.checks.flatMap((check) => {
    if (check.kind === "min") return `at least ${characters(check.value)}`;
    if (check.kind === "max") return `at most ${characters(check.value)}`;
    if (check.kind === "regex") return check.message ? asLimit(check.message) : [];
    return check.kind === "email" ? "an email address" : check.kind === "url" ? "an address" : [];
  });
}

const characters = (count: number): string => `${count} character${count === 1 ? "" : "s"}`;

/** 'Use a color such as #1f3a34' begins small, as the other limits do. */
const asLimit = (message: string): string => message.charAt(0).toLowerCase() + message.slice(1);

function countLimits({ _def: { minLength, maxLength } }: z.ZodArray<z.ZodTypeAny>): string[] {
  return [
    ...(minLength ? [`at least ${minLength.value}`] : []),
    ...(maxLength ? [`at most ${maxLength.value}`] : []),
  ];
}

function valuesOf(type: z.ZodTypeAny): string[] {
  if (type instanceof z.ZodEnum) return [...type.options] as string[];
  if (type instanceof z.ZodLiteral) return [String(type.value)];
  if (!(type instanceof z.ZodUnion)) return [];
  const each = (type.options as z.ZodTypeAny[]).map((option) => valuesOf(bare(option).type));
  return each.every((values) => values.length > 0) ? each.flat() : [];
}
