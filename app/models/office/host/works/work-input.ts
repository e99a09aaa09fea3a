import type { ConflictSide } from "../../../files/three-way";

/** What a new shop begins with. */
export const beginnings = ["empty", "demo", "folder", "products"] as const;
/** See {@link beginnings}. */
export type Beginning = (typeof beginnings)[number];

/** A file that a host sent, kept in the store of files until the work has ended. */
export type SentFile = { key: string; name: string };

/** What a new shop is made of. */
export type FoundInput = {
  kind: "found";
  code: string;
  name: string;
  domain: string;
  tagline: string;
  owner: string;
  email: string;
  beginning: Beginning;
  /** The zip of a shop's folder, or a file of products. */
  file: SentFile | null;
  /** A zip of pictures. */
  pictures: SentFile | null;
};

/**
 * A business that is exported, whole; `ends` where it is to go afterwards. `ofStaff` is an owner who takes
 * their own out: its folder alone.
 */
export type ExportInput = { kind: "export"; ends: boolean; ofStaff?: number };

/** A folder that a shop or its business is brought up to date with (rule hosting-13). */
export type ApplyInput = {
  kind: "apply";
  /** The ZIP of the folder. */
  file: SentFile | null;
  /** Who decides what folder and shop both changed; null stops there. */
  side: ConflictSide | null;
  /** An owner who applies it to their own shop; absent for a host. */
  ofStaff?: number;
};

/** A business that is backed up. */
export type BackupInput = { kind: "backup" };

/** A business that comes back, from a file that a host sent or one that a backup made. */
export type RestoreInput = {
  kind: "restore";
  file: SentFile | null;
  /** Key of the file that a backup made. */
  kept: string | null;
  /** Of a new shop; empty for the one of the backup. */
  domain: string;
};

/** A business that goes to another database, or whose move ends. */
export type MoveInput = {
  kind: "move";
  /** Code of the business, by which it is found wherever it lives. */
  business: string;
  /** Name of the database. */
  to: string;
  end: "confirm" | "undo" | null;
};

/** What a piece of work was asked for. */
export type WorkInput = FoundInput | ExportInput | ApplyInput | BackupInput | RestoreInput | MoveInput;
