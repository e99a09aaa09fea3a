import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

// Makes the next migration: npm run db:generate -- <name>. What it does is told in docs/recipes.md, "A change
// of the tables". What is released never changes (rule operations-19).
const root = join(import.meta.dirname, "..");
const folder = join("app", "services", "platform", "db", "migrations");
const journalFile = join(folder, "meta", "_journal.json");
// drizzle-kit takes every file of meta that does not begin with "_" for a snapshot.
const hashesFile = join(folder, "meta", "_hashes.json");

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
/** @param {string} file @param {object} value */
const writeJson = (file, value) => writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);

/**
 * The digest that a database keeps of a migration it has.
 * @param {string | Buffer} text
 */
export const hashOf = (text) => createHash("sha256").update(text).digest("hex");

/**
 * Writes what leads from the newest snapshot of a folder of migrations to the schema; nothing where both are
 * the same.
 * @param {string} out the folder, relative to the checkout
 * @param {string[]} args
 * @param {"ignore" | "inherit"} stdout
 */
export function generateInto(out, args = [], stdout = "ignore") {
  execFileSync(
    "node_modules/.bin/drizzle-kit",
    ["generate", "--dialect=postgresql", "--schema=./app/tables/index.ts", `--out=./${out}`, ...args],
    { cwd: root, stdio: ["inherit", stdout, "inherit"] },
  );
}

/** The statements that make the whole schema in an empty database, as if there were no migrations. */
export function sqlOfSchema() {
  mkdirSync(join(root, "build"), { recursive: true });
  const draft = mkdtempSync(join(root, "build", "migrations-"));
  try {
    generateInto(relative(root, draft));
    const file = readdirSync(draft).find((name) => name.endsWith(".sql"));
    if (!file) throw new Error("drizzle-kit wrote no migration: does the schema have any tables?");
    return readFileSync(join(draft, file), "utf8");
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * Whether a file is committed: then others may have it.
 * @param {string} file
 */
function isCommitted(file) {
  try {
    execFileSync("git", ["cat-file", "-e", `HEAD:${file}`], { cwd: root, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Numbers the journal's times, so that two branches never make migrations of which one is passed over, and
 * adds hashes.
 */
function note() {
  const journal = readJson(journalFile);
  for (const entry of journal.entries) entry.when = entry.idx + 1;
  writeJson(journalFile, journal);
  const hashes = readJson(hashesFile);
  for (const { tag } of journal.entries) {
    const file = join(folder, `${tag}.sql`);
    const hash = hashOf(readFileSync(join(root, file)));
    if (hashes[tag] && hashes[tag] !== hash && isCommitted(file))
      throw new Error(`${file} is committed and must not change: undo that, and write a new migration.`);
    hashes[tag] = hash;
  }
  writeJson(hashesFile, hashes);
}

if (process.argv[1] === import.meta.filename) {
  const [name, ...others] = process.argv.slice(2).filter((argument) => argument !== "--custom");
  if (others.length > 0) throw new Error("Usage: npm run db:generate -- [--custom] <name>");
  if (name) {
    const custom = process.argv.includes("--custom") ? ["--custom"] : [];
    generateInto(folder, [`--name=${name}`, ...custom], "inherit");
  }
  note();
}
