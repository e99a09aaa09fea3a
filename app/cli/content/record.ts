import { actorText } from "~/models/shops/actors/recorded-actor";
import { changeRecord } from "~/services/shops/records/change-record.server";
import { compareVersions } from "~/services/shops/records/compare-versions.server";
import { listAllOutdated } from "~/services/shops/records/list-all-outdated.server";
import { listVersions } from "~/services/shops/records/list-versions.server";
import { listRecords, readRecord } from "~/services/shops/records/read-record.server";
import { restoreRecord } from "~/services/shops/records/restore-record.server";
import { asJson } from "../as-json";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import { draftForms, draftUsage, listDrafts } from "./record-drafts";
import {
  type AskedRecord,
  kindOf,
  type RecordForm,
  readRecordFile,
  sayChanged,
  sayDifferences,
} from "./record-forms";

/** The forms of the command: what stands behind the kind, and what is done. */
const forms: Record<string, RecordForm> = {
  list: { rest: [], run: list },
  outdated: { rest: [], run: outdated },
  show: { rest: ["<name>"], run: show },
  write: { rest: ["<name>", "<file.json>"], optional: ["version"], run: write },
  remove: { rest: ["<name>"], optional: ["version"], run: (asked) => change(asked, null) },
  history: { rest: ["<name>"], run: history },
  diff: { rest: ["<name>", "<version>"], optional: ["to"], run: diff },
  restore: { rest: ["<name>", "<version>"], optional: ["version"], run: restore },
  ...draftForms,
};

/** `record <form> --client acme menu main`: one record of a shop, or its draft. */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (action === "drafts") return listDrafts(args);
  const form = forms[action];
  if (!form) throw new UsageError(`use record ${[...Object.keys(forms), "drafts"].join(", record ")}`);
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
  record list --client acme menu                               list a shop's records of a kind
  record outdated --client acme menu                           list texts in other languages whose original changed since
  record show --client acme menu main                          show one as JSON, with its version
  record write --client acme [--version <v>] menu main <file.json>
                                                               save one; with --version only if it is still that one
  record remove --client acme [--version <v>] menu main        remove one
  record history --client acme menu main                       list its earlier versions
  record diff --client acme [--to <v>] menu main <version>     show what changed since a version, or between two
  record restore --client acme [--version <v>] menu main <version>
                                                               bring an earlier version back${draftUsage}`,
  run,
};

async function list({ ctx, kind, say }: AskedRecord): Promise<void> {
  for (const name of await listRecords(ctx, kind)) say(name);
}

async function outdated({ ctx, kind, say }: AskedRecord): Promise<void> {
  const records = new Map<string, unknown>();
  for (const name of await listRecords(ctx, kind))
    records.set(name, (await readRecord(ctx, kind, name)).record);
  const found = await listAllOutdated(ctx, kind, records);
  for (const [name, texts] of found)
    for (const { field, language, text, was } of texts)
      say(`${name}  ${field}:${language}  "${text}" was written for "${was}"`);
  if (found.size === 0) say("Nothing is of an older original");
}

async function show({ ctx, kind, name, say }: AskedRecord): Promise<void> {
  say(asJson(await readRecord(ctx, kind, name)));
}

async function write(asked: AskedRecord): Promise<void> {
  await change(asked, await readRecordFile(asked.more[0] ?? ""));
}

async function change(asked: AskedRecord, typed: unknown): Promise<void> {
  const { ctx, kind, name, options } = asked;
  await sayChanged(asked, changeRecord(ctx, kind, { name, typed, expectedVersion: options.version }));
}

async function history({ ctx, kind, name, say }: AskedRecord): Promise<void> {
  const former = await listVersions(ctx, kind, name);
  if (former.length === 0) say(`${kind.kind} '${name}' was not changed yet`);
  for (const { version, at, actor } of former)
    say(`${version}  until ${at.toISOString()}, changed by ${actorText(actor)}`);
}

async function diff({ ctx, kind, name, more: [from = ""], options, say }: AskedRecord): Promise<void> {
  sayDifferences(say, await compareVersions(ctx, kind, name, { from, to: options.to }));
}

async function restore(asked: AskedRecord): Promise<void> {
  const { ctx, kind, name, more, options } = asked;
  const order = { name, version: more[0] ?? "", expectedVersion: options.version };
  await sayChanged(asked, restoreRecord(ctx, kind, order));
}
