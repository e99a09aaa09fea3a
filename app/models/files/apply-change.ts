import { changedFields, type FieldChange, fieldLine } from "../shops/changed-fields";

/** What becomes of a thing: `returned` is one that was archived and is named again. */
export type ChangeKind = "added" | "changed" | "returned" | "archived" | "removed";

/** What an apply does to one thing of a shop, by its kind and the name its owner knows it by. */
export type ApplyChange = { kind: string; name: string; did: ChangeKind; fields: FieldChange[] };

/** Hears of each change as it is written. */
export type NoteChange = (change: ApplyChange) => void;

/** A thing that is new without `before`, and else changed. */
export const changeOf = (
  kind: string,
  name: string,
  before: object | undefined | null,
  after: object,
): ApplyChange => ({
  ...{ kind, name, did: before ? "changed" : "added" },
  fields: before ? changedFields(before, after) : [],
});

/** Of a stored row what a file says of it. */
export const pick = (row: object, said: object): object =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in said));

/** Whether a change takes something off the shop. */
export const takesAway = ({ did }: ApplyChange): boolean => did === "archived" || did === "removed";

/** A change in a line for its owner: `archived product MUG (Mug)`. */
export const changeLine = ({ kind, name, did }: ApplyChange): string => `${did} ${kind} ${name}`;

const order: readonly ChangeKind[] = ["added", "returned", "changed", "archived", "removed"];
const verbs: Record<ChangeKind, string> = {
  ...{ added: "Add", returned: "Bring back", changed: "Change", archived: "Archive", removed: "Remove" },
};

/** What an apply would do, thing by thing: what is new first, what goes last (rule shop-folders-5). */
export function planLines(changes: readonly ApplyChange[]): string[] {
  if (changes.length === 0) return ["Nothing would change"];
  return order.flatMap((kind) =>
    changes
      .filter(({ did }) => did === kind)
      .flatMap((change) => [
        `${verbs[kind]} ${change.kind} ${change.name}`,
        ...(kind === "changed" ? change.fields.map((field) => `  ${fieldLine(field)}`) : []),
      ]),
  );
}
