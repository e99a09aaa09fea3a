// @public

import { z } from "zod";
import { AppError } from "../error/app-error";

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** A path within the backup's folder: a forged manifest must not write elsewhere. */
const innerPath = z
  .string()
  .min(1)
  .refine(
    (path) => !/^\/|\\|\0|^[a-z]:/i.test(path) && !path.split("/").some((part) => /^\.{0,2}$/.test(part)),
  );

const writtenFile = z.object({ path: innerPath, bytes: z.number().int().min(0), sha256: digest });

const table = writtenFile.extend({
  schema: z.string().min(1),
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  rows: z.number().int().min(0),
});

const manifestSchema = z.object({
  format: z.literal("awning backup"),
  formatVersion: z.literal(1),
  /** Version of the product that wrote the backup. */
  release: z.string(),
  /** UTC. */
  createdAt: z.string().datetime(),
  /** Version of the PostgreSQL server that was backed up. */
  postgres: z.string(),
  /** Digests of the applied migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Number of the job queue's last migration; 0 if the queue had no tables. */
  jobsVersion: z.number().int().min(0),
  tables: z.array(table).min(1),
  /** Value of each sequence, as text because sequences have 64 bits. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** The parts of the data folder it contains. */
  files: z.array(writtenFile),
  /** Environment variables with keys that the shops need and that are not part of the backup. */
  keysElsewhere: z.array(z.string()),
});

/**
 * The contents of a backup (docs/operations.md). The manifest is written last: a folder without one is an
 * incomplete backup.
 */
export type BackupManifest = z.infer<typeof manifestSchema>;
/** A table and the file with its rows in PostgreSQL's COPY format, gzipped. */
export type BackedUpTable = z.infer<typeof table>;
/** A file of a backup: its relative path with `/`, its size in bytes, and the SHA-256 of its bytes in hex. */
export type BackedUpFile = z.infer<typeof writtenFile>;

/**
 * Reads a manifest.
 * @param text of the file
 * @param folder named in the error
 * @throws AppError `invalid` with one sentence
 */
export function parseManifest(text: string, folder: string): BackupManifest {
  const parsed = manifestSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const head = z.object({ format: z.literal("awning backup"), formatVersion: z.number() });
  const known = head.safeParse(jsonOf(text));
  if (known.success && known.data.formatVersion > 1)
    throw new AppError("invalid", `${folder} is a backup of a later release. Restore it with that release.`);
  if (known.success) throw new AppError("invalid", `${folder} is damaged: its manifest is incomplete.`);
  throw new AppError("invalid", `${folder} is not a backup: another program wrote its manifest.json.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Size of all files of the backup, bytes. */
export const backupBytes = ({ tables, files }: BackupManifest): number =>
  [...tables, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
