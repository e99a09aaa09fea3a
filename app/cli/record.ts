import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "~/models/platform/error/app-error";
import { fieldLine } from "~/models/shops/changed-fields";
import { actorText } from "~/models/shops/recorded-actor";
import { isStaleRecord } from "~/models/shops/stale-record";
import type { ShopFilesContext } from "~/services/files/files-context.server";
import { type ChangedRecord, changeRecord } from "~/services/shops/change-record.server";
import { compareVersions } from "~/services/shops/compare-versions.server";
import { listVersions } from "~/services/shops/list-versions.server";
import { listRecords, readRecord } from "~/services/shops/read-record.server";
import type { RecordKind } from "~/services/shops/record-kind";
import { restoreRecord } from "~/services/shops/restore-record.server";
import { type Command, UsageError } from "./command";
import { findShop, type OpenShops, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";
import { recordKinds } from "./record-kinds";

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** What a form of the command works with. */
type Asked = {
  ctx: ShopFilesContext;
  kind: RecordKind<unknown>;
  name: string;
  /** What stands behind the name. */
  more: string[];
  options: Record<string, string>;
  say: OpenShops["say"];
};

/** The forms of the command: what stands behind the kind, and what is done. */
const forms: Record<string, { rest: string[]; optional?: string[]; run: (asked: Asked) => Promise<void> }> = {
  list: { rest: [], run: list },
  show: { rest: ["<name>"], run: show },
  write: { rest: ["<name>", "<file.json>"], optional: ["version"], run: write },
  remove: { rest: ["<name>"], optional: ["version"], run: (asked) => change(asked, null) },
  history: { rest: ["<name>"], run: history },
  diff: { rest: ["<name>", "<version>"], optional: ["to"], run: diff },
  restore: { rest: ["<name>", "<version>"], optional: ["version"], run: restore },
};

/** `record list|show|write|remove|history|diff|restore --client acme menu main`: one record of a shop. */
async function run([action = "", ...args]: string[]): Promise<void> {
  const form = forms[action];
  if (!form) throw new UsageError(`say record ${Object.keys(forms).join(", record ")}`);
  const named = { required: ["client"], optional: form.optional ?? [] };
  const { options, rest } = readArguments(args, named, ["<kind>", ...form.rest]);
  const [typedKind = "", name = "", ...more] = rest;
  const kind = kindOf(typedKind);
  await withShops("record", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    await form.run({ ctx, kind, name, more, options, say });
  });
}

/** See {@link run}. */
export const record: Command = {
  name: "record",
  usage: `
  record list --client acme menu                               list what a shop has of a kind
  record show --client acme menu main                          print one as JSON, with its version
  record write --client acme [--version <v>] menu main <file.json>
                                                               write one; with --version only while it is that one
  record remove --client acme [--version <v>] menu main        remove one
  record history --client acme menu main                       list what one was before its last changes
  record diff --client acme [--to <v>] menu main <version>     say what changed since a version, or between two
  record restore --client acme [--version <v>] menu main <version>
                                                               make one what it was in a version`,
  run,
};

function kindOf(typed: string) {
  const found = recordKinds.find(({ kind }) => kind === typed);
  if (!found) throw new UsageError(`a kind is one of ${recordKinds.map(({ kind }) => kind).join(", ")}`);
  return found;
}

async function list({ ctx, kind, say }: Asked): Promise<void> {
  for (const name of await listRecords(ctx, kind)) say(name);
}

async function show({ ctx, kind, name, say }: Asked): Promise<void> {
  say(asJson(await readRecord(ctx, kind, name)));
}

async function write(asked: Asked): Promise<void> {
  const file = asked.more[0] ?? "";
  const text = await readFile(resolve(file), "utf8").catch(() => {
    throw new UsageError(`there is no file ${file}`);
  });
  await change(asked, parsed(file, text));
}

async function change(asked: Asked, typed: unknown): Promise<void> {
  const { ctx, kind, name, options } = asked;
  await sayChanged(asked, changeRecord(ctx, kind, { name, typed, expectedVersion: options.version }));
}

async function history({ ctx, kind, name, say }: Asked): Promise<void> {
  const former = await listVersions(ctx, kind, name);
  if (former.length === 0) say(`${kind.kind} '${name}' was not changed yet`);
  for (const { version, at, actor } of former)
    say(`${version}  until ${at.toISOString()}, changed by ${actorText(actor)}`);
}

async function diff({ ctx, kind, name, more: [from = ""], options, say }: Asked): Promise<void> {
  const fields = await compareVersions(ctx, kind, name, { from, to: options.to });
  if (fields.length === 0) say("Both are the same");
  for (const field of fields) say(fieldLine(field));
}

async function restore(asked: Asked): Promise<void> {
  const { ctx, kind, name, more, options } = asked;
  const order = { name, version: more[0] ?? "", expectedVersion: options.version };
  await sayChanged(asked, restoreRecord(ctx, kind, order));
}

async function sayChanged(
  { kind, name, say }: Asked,
  change: Promise<ChangedRecord<unknown>>,
): Promise<void> {
  const changed = await change.catch((error: unknown) => {
    if (isStaleRecord(error)) say(asJson({ record: error.current, version: error.version }));
    throw error;
  });
  if (changed.version === null) say(`${kind.kind} '${name}' is removed`);
  else if (changed.isChanged) say(`${kind.kind} '${name}' has version ${changed.version} now`);
  else say(`${kind.kind} '${name}' is like this already, version ${changed.version}`);
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
