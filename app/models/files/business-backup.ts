// @public

import { z } from "zod";
import { AppError } from "../platform/error/app-error";

const text = z.string().min(1);

const backupSchema = z.object({
  format: z.literal("awning business backup"),
  formatVersion: z.literal(1),
  /** UTC. */
  createdAt: z.string().datetime(),
  tenant: z.object({ id: z.string().uuid(), code: text }),
  shops: z.array(z.object({ id: z.string().uuid(), code: text, name: z.string() })).min(1),
  /** Digests of the migrations that its tables had, oldest first. */
  migrations: z.array(text).min(1),
  /** Tables with rows, and how many. */
  tables: z.array(z.object({ name: z.string().regex(/^[a-z][a-z0-9_]*$/), rows: z.number().int().min(1) })),
  /** Its pictures and files by their keys. */
  files: z.array(z.object({ key: text, bytes: z.number().int().min(0) })),
});

/** What a backup of one business holds (rule hosting-11); written last, so that a part of one has none. */
export type BusinessBackup = z.infer<typeof backupSchema>;

/** The file of a backup that says what is in it. */
export const backupFile = "backup.json";

/** @throws AppError `invalid` for what is no backup of a business */
export function parseBusinessBackup(json: string): BusinessBackup {
  const parsed = backupSchema.safeParse(jsonOf(json));
  if (parsed.success) return parsed.data;
  throw new AppError("invalid", "The file is no backup of a shop, or one of a later release.");
}

function jsonOf(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/**
 * What keeps a backup from being restored by tables of these migrations; null where nothing does. Those of
 * an earlier release are filled: what later releases added begins as in a new shop.
 */
export function migrationsProblem(ofBackup: readonly string[], present: readonly string[]): string | null {
  if (ofBackup.every((hash, at) => present[at] === hash)) return null;
  return "The backup is of a later release, or of another program. Restore it with that release.";
}

/** Rows that a host asks about, by what they are called. */
const named: Record<string, string> = {
  orders: "Orders",
  customers: "Customers",
  products: "Products and variations",
  offers: "Prices and offers",
  gift_cards: "Gift cards",
  reviews: "Reviews",
  conversations: "Conversations",
  form_submissions: "Sent forms",
  templates: "Pages",
  staff: "Staff",
};

/** How many rows come and how many are there now, in lines a host reads; `now` is null for a new shop. */
export function backupLines(
  { tables, files }: Pick<BusinessBackup, "tables" | "files">,
  now: Readonly<Record<string, number>> | null,
): string[] {
  const count = new Map(tables.map(({ name, rows }) => [name, rows]));
  const text = (rows: number) => rows.toLocaleString("en-US");
  const lines = Object.entries(named).flatMap(([table, label]) => {
    const there = now?.[table] ?? 0;
    const coming = count.get(table) ?? 0;
    if (coming === 0 && there === 0) return [];
    return [`${label}: ${text(coming)}${now ? ` (now ${text(there)})` : ""}`];
  });
  const others = tables.filter(({ name }) => !(name in named)).reduce((sum, { rows }) => sum + rows, 0);
  return [...lines, `Other rows: ${text(others)}`, `Pictures and files: ${text(files.length)}`];
}
