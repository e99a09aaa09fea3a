import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { recordKinds } from "~/composition/record-kinds.server";
import { AppError } from "~/models/platform/error/app-error";
import { type FieldChange, fieldLine } from "~/models/shops/records/changed-fields";
import { recordMessageText } from "~/models/shops/records/record-faults";
import type { ShopFilesContext } from "~/services/files/files-context.server";
import type { ChangedRecord, RecordKind } from "~/services/shops/records/record-kind";
import { UsageError } from "../command";
import type { OpenShops } from "../open-shops";

/** What a form of the command works with. */
export type AskedRecord = {
  ctx: ShopFilesContext;
  kind: RecordKind<unknown>;
  name: string;
  /** What stands behind the name. */
  more: string[];
  options: Record<string, string>;
  say: OpenShops["say"];
};

/** A form of the command: what stands behind the kind, which options it takes, and what it does. */
export type RecordForm = { rest: string[]; optional?: string[]; run: (asked: AskedRecord) => Promise<void> };

/** The kind of this name. @throws UsageError */
export function kindOf(typed: string): RecordKind<unknown> {
  const found = recordKinds.find(({ kind }) => kind === typed);
  if (!found) throw new UsageError(`a kind is one of ${recordKinds.map(({ kind }) => kind).join(", ")}`);
  return found;
}

/** What stands in a file, as JSON. @throws UsageError, AppError `malformed` */
export async function readRecordFile(file: string): Promise<unknown> {
  const text = await readFile(resolve(file), "utf8").catch(() => {
    throw new UsageError(`there is no file ${file}`);
  });
  return parsed(file, text);
}

/** Waits for a change and says what became of it. */
export async function sayChanged(
  { kind, name, say }: AskedRecord,
  change: Promise<ChangedRecord<unknown>>,
): Promise<void> {
  const changed = await change;
  if (changed.version === null) say(`${kind.kind} '${name}' is removed`);
  else if (changed.isChanged) say(`${kind.kind} '${name}' has version ${changed.version} now`);
  else say(`${kind.kind} '${name}' is already like this, version ${changed.version}`);
  for (const note of changed.notes) say(`  note: ${recordMessageText(note)}`);
}

/** Says in which fields two records differ, a line each. */
export function sayDifferences(say: AskedRecord["say"], fields: FieldChange[]): void {
  if (fields.length === 0) say("Both are the same");
  for (const field of fields) say(fieldLine(field));
}

/** Objects that `record show` printed hold the record beside its version. */
function parsed(file: string, text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const isShown = value !== null && typeof value === "object" && "record" in value && "version" in value;
    return isShown ? value.record : value;
  } catch (error) {
    throw new AppError("malformed", `${file} is not JSON: ${(error as Error).message}`);
  }
}
