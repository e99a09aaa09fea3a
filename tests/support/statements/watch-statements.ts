import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { loadModule } from "libpg-query";
import type { StatementListener } from "~/services/platform/db/pool/open-pool.server";
import * as schema from "~/tables";
import { type CheckedStatement, checkStatement } from "./check-statement";
import { isExcused } from "./excused-statements";
import type { TenantSchema } from "./scope";

/** Views with rows of tenants; tables are read from the schema. */
const views = ["sellables"];

const tenantSchema: TenantSchema = {
  tables: new Set([
    ...views,
    ...Object.values(schema)
      .filter((one) => is(one, PgTable))
      .map((table) => getTableConfig(table))
      .filter(({ columns }) => columns.some(({ name }) => name === "tenant_id"))
      .map(({ name }) => name),
  ]),
  // How a request finds its tenant: by its host or the shop it names.
  keys: new Map([
    ["shop_domains", ["domain"]],
    ["shops", ["id", "code"]],
  ]),
};

/** Answers are the same for the same text: a suite runs each of its statements thousands of times. */
const known = new Map<string, CheckedStatement>();

/** Statements that were run, as far as something is wrong with them. */
export type StatementWatch = { onStatement: StatementListener; problems: ReadonlySet<string> };

/** Watches the statements of one database: each names one tenant for every row of a tenant it touches. */
export async function watchStatements(): Promise<StatementWatch> {
  await loadModule();
  const problems = new Set<string>();
  return {
    problems,
    onStatement(text, values) {
      let checked = known.get(text);
      if (!checked) {
        checked = isExcused(text)
          ? { problems: [], tenants: [] }
          : checkStatement(withoutRepeatedRows(text), tenantSchema);
        known.set(text, checked);
      }
      const named = new Set(checked.tenants.map((name) => valueNamed(name, values)));
      const all = named.size > 1 ? [...checked.problems, "it names more than one tenant"] : checked.problems;
      if (all.length > 0) problems.add(`${all.join(", ")}: ${text.replace(/\s+/g, " ").slice(0, 400)}`);
    },
  };
}

const longText = 20_000;

/**
 * A statement that inserts hundreds of rows with the first of them alone: the others are written the same.
 */
function withoutRepeatedRows(text: string): string {
  const between = "), (";
  const from = text.indexOf(between, text.indexOf(" values ("));
  if (text.length < longText || !text.includes(" values (") || from < 0) return text;
  const last = text.indexOf(")", text.lastIndexOf(between) + between.length);
  return text.slice(0, from) + text.slice(last);
}

/** The value a name stands for; a parameter that was not given stands for itself. */
function valueNamed(name: string, values: readonly unknown[]): unknown {
  return name.startsWith("$") ? (values[Number(name.slice(1)) - 1] ?? name) : name;
}
