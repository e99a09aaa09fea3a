import { readdirSync, readFileSync } from "node:fs";
import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "~/tables/index";

/** Each table's docstring as one line, by the name of its export. */
function saidIn(file: string): [name: string, said: string][] {
  const found = readFileSync(file, "utf8").matchAll(
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = pgTable\(/g,
  );
  return [...found].map(([, comment = "", name = ""]) => [name, comment.replace(/[\s*]+/g, " ").trim()]);
}

/** Its name, the tables its rows belong to, and its docstring. */
function lineOf(name: string, said: string): string {
  const table = Object.entries(schema).find(([exported]) => exported === name)?.[1];
  if (!is(table, PgTable)) throw new Error(`app/tables/index.ts does not export ${name}`);
  const owners = getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable));
  const named = [...new Set(owners)].filter((owner) => owner !== getTableName(table));
  return `- **${getTableName(table)}**${named.length > 0 ? ` (${named.join(", ")})` : ""}: ${said}`;
}

/** The document of all tables, made of their docstrings and foreign keys (`npm run docs:tables`). */
export function tablesDocument(): string {
  const areas = readdirSync("app/tables", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const sections = areas
    .map(({ name }) => name)
    .toSorted()
    .map((area) => {
      const files = readdirSync(`app/tables/${area}`).toSorted();
      const lines = files.flatMap((file) => saidIn(`app/tables/${area}/${file}`));
      return `## ${area}\n\n${lines.map(([name, said]) => lineOf(name, said)).join("\n")}`;
    });
  return `${[
    "# The data model",
    "Written by `npm run docs:tables` from `app/tables`: by area, each table with those its rows point to. Every primary key begins with `tenant_id`, except that a domain alone names a shop. Ids, sequences and amounts are 64 bit; reading one beyond 2^53 - 1 throws. The job queue is `graphile_worker`'s schema in the same database, so a job is queued in its transaction.",
    ...sections,
  ].join("\n\n")}\n`;
}
