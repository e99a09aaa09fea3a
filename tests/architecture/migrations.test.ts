import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { generateInto, hashOf } from "../../scripts/generate-migrations.mjs";

const folder = "app/services/platform/db/migrations";
const readJson = (name: string) => JSON.parse(readFileSync(join(folder, "meta", name), "utf8"));
const entries: { idx: number; when: number; tag: string }[] = readJson("_journal.json").entries;
const hashes: Record<string, string> = readJson("_hashes.json");

/** What the first release has: databases that it made keep these (rule operations-19). */
const released = {
  "0000_functions": "3e4aeccd8be051b02bd65740e93b5ea1e18d722c879f2c456ae7d46efb12248d",
  "0001_tables": "ec6d8efa0352642b2d02b5544dbe4fa075df84a8867eca1f6d50a515585f1db7",
  "0002_triggers_and_views": "d339d66f8f5e00776a9f7a632da6991ad8f8a45acb313491a3452b7927d10046",
  "0003_audit": "48bff4db7a73eee680ef543d599550dc0cb55cd24d77b3825e4f49a85b180c51",
};

test("no migration has changed since it was added: write a new one instead", () => {
  expect(hashes).toMatchObject(released);
  const now = entries.map(({ tag }) => [tag, hashOf(readFileSync(join(folder, `${tag}.sql`)))]);
  expect(Object.fromEntries(now)).toEqual(hashes);
});

test("migrations are numbered without gaps, and each file is one", () => {
  expect(entries.map(({ idx, when, tag }) => [idx, when, tag.slice(0, 4)])).toEqual(
    entries.map((_, place) => [place, place + 1, String(place).padStart(4, "0")]),
  );
  const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`));
});

test("the migrations lead to the schema: run npm run db:generate -- <name>", () => {
  mkdirSync("build", { recursive: true });
  const draft = mkdtempSync(join("build", "migrations-"));
  try {
    cpSync(folder, draft, { recursive: true });
    generateInto(relative(".", draft));
    expect(readdirSync(draft).toSorted()).toEqual(readdirSync(folder).toSorted());
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
});
