import { type Ast, columnNames, conjunctsOf, kindOf, listOf, textOf, withoutCasts } from "./ast";

/**
 * What the check knows of the schema. `keys` name rows without a tenant, each for a reason (docs/testing.md).
 */
export type TenantSchema = {
  /** Tables and views with rows of tenants. */
  tables: ReadonlySet<string>;
  /** Columns that find a tenant, by table. */
  keys: ReadonlyMap<string, readonly string[]>;
};

/** The relations one query reads, by alias, and what it reads around itself. */
export type Scope = {
  parent: Scope | null;
  relations: Map<string, Relation>;
};

/**
 * A relation of a query. `table` is null where its rows are checked elsewhere: a subquery, a function, a
 * named query. `from` are the aliases its tenant is said to be the same as; `isBound` that it is named
 * outright.
 */
type Relation = { table: string | null; isBound: boolean; sameAs: Set<Relation> };

/** Values that name the tenant of a statement: `$1`, or a text. */
export type NamedTenants = Set<string>;

/** Adds a relation to a scope. */
export function addRelation(scope: Scope, alias: string, table: string | null): void {
  scope.relations.set(alias, { table, isBound: table === null, sameAs: new Set() });
}

/**
 * Notes what a condition says of tenants.
 * @param only the aliases a condition of an outer join can bind; null for all
 */
export function noteCondition(
  scope: Scope,
  schema: TenantSchema,
  condition: unknown,
  { only, named }: { only: ReadonlySet<string> | null; named: NamedTenants },
): void {
  for (const conjunct of conjunctsOf(condition)) {
    const equal = kindOf(conjunct, "A_Expr");
    if (!equal || textOf(kindOf(listOf(equal, "name")[0], "String"), "sval") !== "=") continue;
    if (equal.kind === "AEXPR_OP") {
      noteEqual(scope, schema, [equal.lexpr, equal.rexpr], { only, named });
      noteEqual(scope, schema, [equal.rexpr, equal.lexpr], { only, named });
    }
    if (equal.kind === "AEXPR_IN" || equal.kind === "AEXPR_OP_ANY") noteKey(scope, schema, equal.lexpr, only);
  }
}

type Noting = { only: ReadonlySet<string> | null; named: NamedTenants };

function noteEqual(
  scope: Scope,
  schema: TenantSchema,
  [left, right]: [unknown, unknown],
  { only, named }: Noting,
): void {
  const target = tenantColumn(scope, schema, left);
  if (!target) {
    if (namedValue(right) !== null) noteKey(scope, schema, left, only);
    return;
  }
  if (only && (target.scope !== scope || !only.has(target.alias))) return;
  const value = namedValue(right);
  if (value !== null) {
    target.relation.isBound = true;
    named.add(value);
  }
  const source = tenantColumn(scope, schema, right);
  if (source) target.relation.sameAs.add(source.relation);
  if (kindOf(withoutCasts(right), "SubLink")) target.relation.isBound = true;
}

/** A key that finds a tenant binds its relation. */
function noteKey(scope: Scope, { keys }: TenantSchema, column: unknown, only: ReadonlySet<string> | null) {
  const names = columnNames(column);
  if (!names) return;
  for (const [alias, relation] of scope.relations)
    if (
      (names.alias === null || names.alias === alias) &&
      (!only || only.has(alias)) &&
      keys.get(relation.table ?? "")?.includes(names.column)
    )
      relation.isBound = true;
}

/** The value an expression is, `$1` or a text; null for anything else. */
export function namedValue(value: unknown): string | null {
  const bare = withoutCasts(value);
  const param = kindOf(bare, "ParamRef");
  if (param) return `$${String(param.number)}`;
  const text = kindOf(kindOf(bare, "A_Const"), "sval");
  return text ? textOf(text, "sval") : null;
}

type Found = { scope: Scope; alias: string; relation: Relation };

/** The relation whose tenant a column is: its `tenant_id`, or the id of a row of `tenants`. */
function tenantColumn(scope: Scope, schema: TenantSchema, value: unknown): Found | null {
  const names = columnNames(value);
  if (!names) return null;
  for (let at: Scope | null = scope; at; at = at.parent)
    for (const [alias, relation] of at.relations) {
      if (names.alias !== null && names.alias !== alias) continue;
      const column = relation.table === "tenants" ? "id" : "tenant_id";
      const hasTenant =
        relation.table === null || relation.table === "tenants" || schema.tables.has(relation.table);
      if (hasTenant && names.column === column && (names.alias !== null || relation.table !== null))
        return { scope: at, alias, relation };
    }
  return null;
}

/** The tenants' tables of a scope that no condition ties to the statement's tenant. */
export function unboundTables(scope: Scope, { tables }: TenantSchema): string[] {
  const own = new Set(scope.relations.values());
  const bound = new Set([...own].filter(({ isBound }) => isBound));
  // What is around a query is checked there.
  const isBound = (relation: Relation) => bound.has(relation) || !own.has(relation);
  for (let before = -1; before !== bound.size; ) {
    before = bound.size;
    for (const relation of own) if ([...relation.sameAs].some(isBound)) bound.add(relation);
  }
  return [...own].flatMap((relation) =>
    relation.table !== null && tables.has(relation.table) && !bound.has(relation) ? [relation.table] : [],
  );
}

/** The name and alias of a table as a statement names it; null for one of another schema. */
export function tableOf(range: Ast): { table: string; alias: string } | null {
  const schema = textOf(range, "schemaname");
  if (schema !== "" && schema !== "public") return null;
  const table = textOf(range, "relname");
  const alias = range.alias;
  return { table, alias: textOf((alias ?? null) as Ast | null, "aliasname") || table };
}
