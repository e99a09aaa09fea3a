import { parseSync } from "libpg-query";
import { type Ast, columnNames, kindOf, listOf, partOf, queriesIn, textOf } from "./ast";
import {
  addRelation,
  type NamedTenants,
  namedValue,
  noteCondition,
  type Scope,
  type TenantSchema,
  tableOf,
  unboundTables,
} from "./scope";

/** What is wrong with a statement, and which values name its tenant. */
export type CheckedStatement = { problems: string[]; tenants: string[] };

/** Names of queries of a `with`, as far as they are known at some place. */
type Around = { scope: Scope | null; named: ReadonlySet<string> };

/**
 * Checks that a statement ties every row of a tenant it touches to one tenant: each of its tables has a
 * condition on `tenant_id`, with a value or with another table that has one, and each new row names its
 * tenant.
 * @throws when PostgreSQL's parser refuses the statement
 */
export function checkStatement(text: string, schema: TenantSchema): CheckedStatement {
  const check = new StatementCheck(schema);
  const parsed = parseSync(text) as { stmts?: { stmt?: unknown }[] };
  for (const { stmt } of parsed.stmts ?? []) check.statement(stmt, { scope: null, named: new Set() });
  return { problems: [...new Set(check.problems)], tenants: [...check.tenants] };
}

class StatementCheck {
  readonly problems: string[] = [];
  readonly tenants: NamedTenants = new Set();

  constructor(private readonly schema: TenantSchema) {}

  statement(stmt: unknown, around: Around): void {
    const select = kindOf(stmt, "SelectStmt");
    const insert = kindOf(stmt, "InsertStmt");
    const update = kindOf(stmt, "UpdateStmt");
    const remove = kindOf(stmt, "DeleteStmt");
    const holder = kindOf(stmt, "DeclareCursorStmt") ?? kindOf(stmt, "ExplainStmt");
    const whole = kindOf(stmt, "TruncateStmt") ?? kindOf(stmt, "CopyStmt");
    if (select) this.select(select, around);
    else if (insert) this.insert(insert, around);
    else if (update) this.change(update, "fromClause", around);
    else if (remove) this.change(remove, "usingClause", around);
    else if (holder) this.statement(holder.query, around);
    else if (whole) this.problems.push("TRUNCATE and COPY touch the rows of every tenant");
  }

  private select(select: Ast, outer: Around): void {
    const around = this.named(select, outer);
    for (const arm of [partOf(select, "larg"), partOf(select, "rarg")]) if (arm) this.select(arm, around);
    const scope: Scope = { parent: outer.scope, relations: new Map() };
    this.from(listOf(select, "fromClause"), scope, around);
    this.condition(scope, select.whereClause);
    const { withClause: _with, larg: _larg, rarg: _rarg, fromClause: _from, ...rest } = select;
    this.inner(rest, scope, around);
    this.settle(scope);
  }

  private change(stmt: Ast, others: "fromClause" | "usingClause", outer: Around): void {
    const around = this.named(stmt, outer);
    const scope: Scope = { parent: outer.scope, relations: new Map() };
    this.from([{ RangeVar: stmt.relation }, ...listOf(stmt, others)], scope, around);
    this.condition(scope, stmt.whereClause);
    const { withClause: _with, [others]: _others, ...rest } = stmt;
    this.inner(rest, scope, around);
    this.settle(scope);
  }

  private insert(stmt: Ast, outer: Around): void {
    const around = this.named(stmt, outer);
    const source = kindOf(stmt.selectStmt, "SelectStmt");
    const target = tableOf(partOf(stmt, "relation") ?? {});
    if (target && this.schema.tables.has(target.table)) {
      const at = listOf(stmt, "cols").findIndex(
        (one) => textOf(kindOf(one, "ResTarget"), "name") === "tenant_id",
      );
      if (at < 0 || !source || !this.givesTenant(source, at))
        this.problems.push(`a new row of ${target.table} does not name its tenant`);
    }
    if (source) this.select(source, around);
    const { withClause: _with, selectStmt: _source, ...rest } = stmt;
    this.inner(rest, outer.scope, around);
  }

  /** Whether every row of a query has the tenant at a place: a value, or the tenant of a row it read. */
  private givesTenant(source: Ast, at: number): boolean {
    const arms = [partOf(source, "larg"), partOf(source, "rarg")].filter((arm) => arm !== null);
    if (arms.length > 0) return arms.every((arm) => this.givesTenant(arm, at));
    const rows = listOf(source, "valuesLists").map((row) => listOf(kindOf(row, "List"), "items")[at]);
    const targets = listOf(source, "targetList").map((target) => kindOf(target, "ResTarget")?.val);
    return (rows.length > 0 ? rows : [targets[at]]).every((value) => {
      const named = namedValue(value);
      if (named !== null) this.tenants.add(named);
      return named !== null || columnNames(value)?.column === "tenant_id";
    });
  }

  /** Checks the queries of a `with`, and answers what is known after them. */
  private named(stmt: Ast, outer: Around): Around {
    const { ctes, recursive } = (partOf(stmt, "withClause") ?? {}) as {
      ctes?: unknown[];
      recursive?: boolean;
    };
    const named = new Set(outer.named);
    for (const one of ctes ?? []) {
      const cte = kindOf(one, "CommonTableExpr");
      if (!cte) continue;
      if (recursive) named.add(textOf(cte, "ctename"));
      this.statement(cte.ctequery, { scope: outer.scope, named: new Set(named) });
      named.add(textOf(cte, "ctename"));
    }
    return { scope: outer.scope, named };
  }

  /** Adds what is read to a scope. @returns the aliases */
  private from(items: readonly unknown[], scope: Scope, around: Around): string[] {
    return items.flatMap((item) => {
      const range = kindOf(item, "RangeVar");
      const join = kindOf(item, "JoinExpr");
      if (join) return this.join(join, scope, around);
      if (range) {
        const found = tableOf(range);
        if (!found) return [];
        const isNamed = around.named.has(found.table);
        addRelation(scope, found.alias, isNamed ? null : found.table);
        return [found.alias];
      }
      const derived = kindOf(item, "RangeSubselect") ?? kindOf(item, "RangeFunction");
      if (!derived) return [];
      this.inner(derived, scope, around);
      const alias = textOf(partOf(derived, "alias"), "aliasname");
      addRelation(scope, alias, null);
      return [alias];
    });
  }

  private join(join: Ast, scope: Scope, around: Around): string[] {
    const left = this.from([join.larg], scope, around);
    const right = this.from([join.rarg], scope, around);
    // The condition of an outer join leaves no row of its kept side out.
    const reach: Record<string, string[] | null> = { JOIN_LEFT: right, JOIN_RIGHT: left, JOIN_FULL: [] };
    const only = reach[textOf(join, "jointype")] ?? null;
    this.condition(scope, join.quals, only && new Set(only));
    this.inner(join.quals, scope, around);
    return [...left, ...right];
  }

  private condition(scope: Scope, condition: unknown, only: ReadonlySet<string> | null = null): void {
    noteCondition(scope, this.schema, condition, { only, named: this.tenants });
  }

  private inner(part: unknown, scope: Scope | null, around: Around): void {
    for (const query of queriesIn(part)) this.select(query, { ...around, scope });
  }

  private settle(scope: Scope): void {
    for (const table of unboundTables(scope, this.schema)) this.problems.push(`${table} without tenant_id`);
  }
}
