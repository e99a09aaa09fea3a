/** A part of a parsed statement: what PostgreSQL's own parser says, as plain objects. */
export type Ast = { readonly [key: string]: unknown };

const isAst = (value: unknown): value is Ast =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The part of one kind under a key, `{ RangeVar: {...} }`; null where there is another kind or nothing. */
export function kindOf(value: unknown, kind: string): Ast | null {
  const part = isAst(value) ? value[kind] : undefined;
  return isAst(part) ? part : null;
}

/** A part under a key that always has one kind. */
export const partOf = (of: Ast, key: string): Ast | null => {
  const part = of[key];
  return isAst(part) ? part : null;
};

/** The list under a key; empty where there is none. */
export const listOf = (of: Ast | null, key: string): readonly unknown[] => {
  const list = of?.[key];
  return Array.isArray(list) ? list : [];
};

/** The text under a key; empty where there is none. */
export const textOf = (of: Ast | null, key: string): string => {
  const text = of?.[key];
  return typeof text === "string" ? text : "";
};

/** An expression without its casts. */
export function withoutCasts(value: unknown): unknown {
  const cast = kindOf(value, "TypeCast");
  return cast ? withoutCasts(cast.arg) : value;
}

/** The names of a column: alias and column, or the column alone. Null for anything else. */
export function columnNames(value: unknown): { alias: string | null; column: string } | null {
  const names = listOf(kindOf(withoutCasts(value), "ColumnRef"), "fields").map((field) =>
    textOf(kindOf(field, "String"), "sval"),
  );
  const column = names.at(-1);
  return column ? { alias: names.at(-2) ?? null, column } : null;
}

/** The expressions that must all hold for a condition to hold. */
export function conjunctsOf(condition: unknown): readonly unknown[] {
  const and = kindOf(condition, "BoolExpr");
  if (and?.boolop === "AND_EXPR") return listOf(and, "args").flatMap(conjunctsOf);
  return condition === undefined ? [] : [condition];
}

/** Every query inside an expression or list, not those inside these queries. */
export function queriesIn(value: unknown): readonly Ast[] {
  if (Array.isArray(value)) return value.flatMap(queriesIn);
  if (!isAst(value)) return [];
  const query = kindOf(value, "SelectStmt");
  return query ? [query] : Object.values(value).flatMap(queriesIn);
}
