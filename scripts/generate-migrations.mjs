import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

// Nothing is shipped yet, so there is one tables migration, made anew from the schema. Functions come before
// it, because generated columns call them; triggers, views and the audit come after it. These files are
// written by hand.
const folder = join(import.meta.dirname, "..", "app", "services", "platform", "db", "migrations");
const names = ["0000_functions", "0001_tables", "0002_triggers_and_views", "0003_audit"];

/** Makes the tables migration and its snapshot from the schema. */
export function generateTables() {
  mkdirSync("build", { recursive: true });
  const draft = mkdtempSync(join("build", "migrations-"));
  try {
    execFileSync(
      "node_modules/.bin/drizzle-kit",
      [
        "generate",
        "--dialect=postgresql",
        "--schema=./app/tables/index.ts",
        `--out=./${relative(".", draft)}`,
      ],
      { stdio: ["ignore", "ignore", "inherit"] },
    );
    const file = readdirSync(draft).find((name) => name.endsWith(".sql"));
    if (!file) throw new Error("drizzle-kit wrote no migration: does the schema have any tables?");
    return readFileSync(join(draft, file), "utf8");
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The journal drizzle's migrator reads: every file, in order. */
function journal() {
  const entries = names.map((tag, idx) => ({ idx, version: "7", when: idx + 1, tag, breakpoints: true }));
  return `${JSON.stringify({ version: "7", dialect: "postgresql", entries }, null, 2)}\n`;
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(folder, "0001_tables.sql"), generateTables());
  mkdirSync(join(folder, "meta"), { recursive: true });
  writeFileSync(join(folder, "meta", "_journal.json"), journal());
  console.log("Wrote app/services/platform/db/migrations/0001_tables.sql.");
}
