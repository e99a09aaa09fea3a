import { z } from "zod";
import { AppError } from "../error/app-error";

const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** A path that stays within its folder: a manifest of someone else's must not write anywhere. */
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
  /** Version of the product that wrote it. */
  release: z.string(),
  /** UTC. */
  createdAt: z.string().datetime(),
  /** Version of the PostgreSQL it was read from. */
  postgres: z.string(),
  /** Digests of the migrations its tables went through, the oldest first. */
  migrations: z.array(z.string()).min(1),
  /** Number of the job queue's last migration; 0 when the queue had no tables. */
  jobsVersion: z.number().int().min(0),
  tables: z.array(table).min(1),
  /** Where each sequence was. A text, because a sequence has 64 bits. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string().regex(/^-?\d+$/) })),
  /** What of the data folder is in it. */
  files: z.array(writtenFile),
  /** Variables of the environment whose keys the backed-up shops need and which are not in it. */
  keysElsewhere: z.array(z.string()),
});

/** What a backup holds (docs/operations.md). It is written last: a folder without it is no whole backup. */
export type BackupManifest = z.infer<typeof manifestSchema>;
/** A table and the file its rows are in, as PostgreSQL's COPY writes them, packed with gzip. */
export type BackedUpTable = z.infer<typeof table>;
/** A file of a backup: its path there with `/`, its size, and the SHA-256 of its bytes in hex. */
export type BackedUpFile = z.infer<typeof writtenFile>;

/**
 * Reads a manifest.
 * @param text of the file
 * @param folder named in what is thrown
 * @throws AppError `invalid` in one sentence
 */
export function parseManifest(text: string, folder: string): BackupManifest {
  const parsed = manifestSchema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  const head = z.object({ format: z.literal("awning backup"), formatVersion: z.number() });
  const known = head.safeParse(jsonOf(text));
  if (known.success && known.data.formatVersion > 1)
    throw new AppError("invalid", `${folder} is a backup of a later release: restore it with that release.`);
  if (known.success) throw new AppError("invalid", `${folder} is damaged: its manifest is not whole.`);
  throw new AppError("invalid", `${folder} is not a backup: its manifest.json is another program's.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What the files of a backup take, bytes. */
export const backupBytes = ({ tables, files }: BackupManifest): number =>
  [...tables, ...files].reduce((sum, { bytes }) => sum + bytes, 0);
