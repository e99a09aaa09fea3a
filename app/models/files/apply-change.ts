// @public

import { changedFields, type FieldChange, fieldLine } from "../shops/records/changed-fields";

/**
 * What becomes of a record: `returned` is one that was archived and is named again, `kept` stays as the shop
 * has it, and a `conflict` has to be decided before anything is applied (rule shop-folders-6).
 */
export type ChangeKind = "added" | "changed" | "returned" | "archived" | "removed" | "kept" | "conflict";

/**
 * What an apply does to one record of a shop, by its kind and the name its owner knows it by. Fields of a
 * conflict lead from the shop's values to the folder's.
 */
export type ApplyChange = {
  kind: string;
  name: string;
  did: ChangeKind;
  fields: FieldChange[];
  /** In a few words, why it is kept or in conflict. */
  why?: string;
};

/** Hears of each change as it is written. */
export type NoteChange = (change: ApplyChange) => void;

/** A record that is new without `before`, and else changed. */
export const changeOf = (
  kind: string,
  name: string,
  before: object | undefined | null,
  after: object,
): ApplyChange => ({
  kind,
  name,
  did: before ? "changed" : "added",
  fields: before ? changedFields(before, after) : [],
});

/** Of a stored row what a file says of it. */
export const pick = (row: object, said: object): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in said));

/** Whether a change takes something off the shop. */
export const takesAway = ({ did }: ApplyChange): boolean => did === "archived" || did === "removed";

/** A change in a line for its owner: `archived product MUG (Mug)`. */
export const changeLine = ({ kind, name, did }: ApplyChange): string => `${did} ${kind} ${name}`;

const order: readonly ChangeKind[] = [
  "conflict",
  "added",
  "returned",
  "changed",
  "archived",
  "removed",
  "kept",
];
const verbs: Record<ChangeKind, string> = {
  added: "Add",
  returned: "Bring back",
  changed: "Change",
  archived: "Archive",
  removed: "Remove",
  kept: "Keep",
  conflict: "Conflict:",
};

/**
 * What an apply would do, record by record: conflicts and what is new first, then what goes, last what stays
 * as the shop has it (rule shop-folders-5).
 */
export function planLines(changes: readonly ApplyChange[]): string[] {
  if (changes.length === 0) return ["Nothing would change"];
  return order.flatMap((kind) =>
    changes
      .filter(({ did }) => did === kind)
      .flatMap((change) => [
        `${verbs[kind]} ${change.kind} ${change.name}${change.why ? `: ${change.why}` : ""}`,
        ...(kind === "changed" || kind === "conflict"
          ? change.fields.map((field) => `  ${fieldLine(field)}`)
          : []),
      ]),
  );
}

/** What both the folder and the shop changed. */
export const conflictsOf = (changes: readonly ApplyChange[]): ApplyChange[] =>
  changes.filter(({ did }) => did === "conflict");

/** Why nothing was applied, with both values of each conflict and how to decide (rule shop-folders-6). */
export const conflictText = (conflicts: readonly ApplyChange[]): string =>
  [
    "Nothing was applied: the folder and the shop changed the same, each otherwise",
    ...planLines(conflicts).map((line) => `  ${line}`),
    "Values are the shop’s -> the folder’s. --ours takes the folder’s for all of these, --theirs the shop’s; or make both say the same, one by one",
  ].join("\n");
