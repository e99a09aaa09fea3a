import type { Tone } from "../../tone";

/** What hosts have done to a shop by a job. */
export type WorkKind = "found" | "export" | "apply" | "backup" | "restore" | "move";

/**
 * `reading` finds out what would be done, `shown` waits for a host to agree, `running` does it. The others
 * are ends.
 */
export type WorkState = "reading" | "shown" | "running" | "done" | "failed" | "dropped";

const kindTexts: Record<WorkKind, string> = {
  found: "New shop",
  export: "Export",
  apply: "Folder applied to",
  backup: "Backup",
  restore: "Restore",
  move: "Move",
};

/** What a piece of work is called. */
export const workName = (kind: WorkKind, code: string): string => `${kindTexts[kind]}: ${code}`;

const stateTexts: Record<WorkState, { text: string; tone: Tone }> = {
  reading: { text: "Being read", tone: "mind" },
  shown: { text: "Waits for you", tone: "mind" },
  running: { text: "Under way", tone: "mind" },
  done: { text: "Done", tone: "good" },
  failed: { text: "Failed", tone: "bad" },
  dropped: { text: "Dropped", tone: "plain" },
};

/** Its state, in words. */
export const workBadge = (state: WorkState): { text: string; tone: Tone } => stateTexts[state];

/** Whether a job works on it, so that its page is read anew. */
export const isWorkUnderWay = (state: WorkState): boolean => state === "reading" || state === "running";
