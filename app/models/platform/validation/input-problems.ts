// @public

import { type ZodErrorMap, type ZodIssueOptionalMessage, type ZodTypeAny, z } from "zod";

/** An error in an input: the key, such as `catalogue.pageSize`, its parts, and how to correct it. */
export type InputProblem = { key: string; path: (string | number)[]; mend: string };

/**
 * Validates JSON written by a person: a file, or settings.
 * @returns the validated input, or all errors at once
 */
export function checkInput<Schema extends ZodTypeAny>(
  schema: Schema,
  input: unknown,
): { data: z.output<Schema> } | { problems: InputProblem[] } {
  const checked = schema.safeParse(input, { errorMap: mendMap });
  if (checked.success) return { data: checked.data };
  const issues = checked.error.issues.flatMap((issue) =>
    issue.code === "invalid_union" ? (issue.unionErrors[0]?.issues ?? [issue]) : [issue],
  );
  return {
    problems: issues.flatMap((issue) => {
      if (issue.code !== "unrecognized_keys")
        return { key: issue.path.join("."), path: issue.path, mend: issue.message };
      const known = knownKeys(schema, issue.path);
      const use = known.length > 0 ? `: use one of ${known.join(", ")}` : "";
      return issue.keys.map((key) => ({
        key: [...issue.path, key].join("."),
        path: [...issue.path, key],
        mend: `There is no such key${use}`,
      }));
    }),
  };
}

/**
 * Errors as text: a single one on one line, several on a line each.
 * @param source file or module
 */
export function problemText(source: string, problems: readonly InputProblem[]): string {
  const lines = problems.map(({ key, mend }) => `${key || "the whole file"}: ${mend}`);
  if (lines.length === 1) return `${source}: ${lines[0]}`;
  return [`${source}: ${lines.length} errors`, ...lines].join("\n  ");
}

const mendMap: ZodErrorMap = (issue, { defaultError, data }) => ({
  message: mendOf(issue, data) ?? defaultError,
});

const kinds: Record<string, string> = {
  boolean: "Use true or false",
  number: "Use a number",
  integer: "Use a whole number",
  string: "Use a text in quotes",
  array: "Use a list in [ ]",
  object: "Use an object in { }",
};

function mendOf(issue: ZodIssueOptionalMessage, value: unknown): string | null {
  switch (issue.code) {
    case "invalid_type":
      return value === undefined ? "This is required" : (kinds[issue.expected] ?? null);
    case "invalid_enum_value":
    case "invalid_union_discriminator":
      return `Use one of ${issue.options.join(", ")}`;
    case "invalid_string":
      return issue.validation === "email" ? "Use an email address" : null;
    case "too_small":
      if (issue.type === "string" && issue.minimum === 1) return "This is required";
      return `Use at least ${issue.minimum}${unitOf(issue.type)}`;
    case "too_big":
      return `Use at most ${issue.maximum}${unitOf(issue.type)}`;
    default:
      return null;
  }
}

const unitOf = (type: string): string =>
  type === "string" ? " characters" : type === "array" ? " entries" : "";

/** The keys of a schema at a path; empty if they depend on the input. */
function knownKeys(schema: ZodTypeAny, path: readonly (string | number)[]): string[] {
  const found = path.reduce<ZodTypeAny | null>((inner, key) => stepInto(inner, key), schema);
  const bare = found && unwrap(found);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
}

function stepInto(schema: ZodTypeAny | null, key: string | number): ZodTypeAny | null {
  const bare = schema && unwrap(schema);
  if (bare instanceof z.ZodArray) return bare.element;
  if (bare instanceof z.ZodRecord) return bare.valueSchema;
  return bare instanceof z.ZodObject ? (bare.shape[key] ?? null) : null;
}

function unwrap(schema: ZodTypeAny): ZodTypeAny {
  if (schema instanceof z.ZodEffects) return unwrap(schema.innerType());
  if (schema instanceof z.ZodDefault) return unwrap(schema.removeDefault());
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap());
  return schema;
}
