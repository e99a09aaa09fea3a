import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that holds the release after this one. */
export type NextRelease = { folder: string; remove: () => void };

const migrations = ["app", "services", "platform", "db", "migrations"];

/**
 * What a release may do to the tables that every purchase writes, so that this one serves on (rule
 * operations-11).
 */
const expanding = `
alter table orders add column next_note text not null default '';
--> statement-breakpoint
create index orders_next_note on orders (tenant_id, next_note);
--> statement-breakpoint
alter table cart_items add column next_wrap boolean not null default false;
--> statement-breakpoint
alter table stock_items add constraint stock_items_next check (on_hand < 1000000000) not valid;
--> statement-breakpoint
create table next_notes (tenant_id uuid not null, id bigint generated always as identity, primary key (tenant_id, id));
`;

/** Makes it: this build with one more migration. */
export function makeNextRelease(): NextRelease {
  const folder = mkdtempSync(join(tmpdir(), "awning-next-release-"));
  linkAllBut(process.cwd(), folder, migrations);
  const journalFile = join(folder, ...migrations, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  const { idx, when } = journal.entries.at(-1);
  const tag = `${String(idx + 1).padStart(4, "0")}_next`;
  journal.entries.push({ ...journal.entries.at(-1), idx: idx + 1, when: when + 1, tag });
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(join(folder, ...migrations, `${tag}.sql`), expanding);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links to everything of a folder, and copies what is on one path in it. */
function linkAllBut(source: string, target: string, [name, ...rest]: readonly string[]): void {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [join(source, entry.name), join(target, entry.name)];
    if (name === undefined && entry.isFile()) writeFileSync(to, readFileSync(from));
    else if (name === undefined || entry.name === name) linkAllBut(from, to, rest);
    else symlinkSync(from, to);
  }
}
