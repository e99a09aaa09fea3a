import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { AppError } from "~/models/platform/error/app-error";
import { isStaleRecord } from "~/models/shops/stale-record";
import { changeRecord } from "~/services/shops/change-record.server";
import { listRecords, readRecord } from "~/services/shops/read-record.server";
import { type Command, UsageError } from "./command";
import { findShop, withShops } from "./open-shops";
import { readArguments } from "./read-arguments";
import { recordKinds } from "./record-kinds";

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

/** `record list|show|write|remove --client acme menu main`: one record of a shop, as a folder's file has it. */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "list":
      return list(args);
    case "show":
      return show(args);
    case "write":
      return write(args);
    case "remove":
      return remove(args);
    default:
      throw new UsageError("say record list, record show, record write or record remove");
  }
}

/** See {@link run}. */
export const record: Command = {
  name: "record",
  usage: `
  record list --client acme menu                               list what a shop has of a kind
  record show --client acme menu main                          print one as JSON, with its version
  record write --client acme [--version <v>] menu main <file.json>
                                                               write one; with --version only while it is that one
  record remove --client acme [--version <v>] menu main        remove one`,
  run,
};

function kindOf(typed: string) {
  const found = recordKinds.find(({ kind }) => kind === typed);
  if (!found) throw new UsageError(`a kind is one of ${recordKinds.map(({ kind }) => kind).join(", ")}`);
  return found;
}

async function list(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<kind>"]);
  const kind = kindOf(rest[0] ?? "");
  await withShops("record", async ({ base, say }) => {
    for (const name of await listRecords(await findShop(base, options.client ?? ""), kind)) say(name);
  });
}

async function show(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<kind>", "<name>"]);
  const kind = kindOf(rest[0] ?? "");
  await withShops("record", async ({ base, say }) => {
    const found = await readRecord(await findShop(base, options.client ?? ""), kind, rest[1] ?? "");
    say(asJson(found));
  });
}

async function write(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"], optional: ["version"] }, [
    ...["<kind>", "<name>", "<file.json>"],
  ]);
  const file = rest[2] ?? "";
  const text = await readFile(resolve(file), "utf8").catch(() => {
    throw new UsageError(`there is no file ${file}`);
  });
  await change(options, rest, parsed(file, text));
}

async function remove(args: string[]): Promise<void> {
  const allowed = { required: ["client"], optional: ["version"] };
  const { options, rest } = readArguments(args, allowed, ["<kind>", "<name>"]);
  await change(options, rest, null);
}

async function change(options: Record<string, string>, rest: string[], typed: unknown): Promise<void> {
  const kind = kindOf(rest[0] ?? "");
  const name = rest[1] ?? "";
  await withShops("record", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const order = { name, typed, expectedVersion: options.version };
    const changed = await changeRecord(ctx, kind, order).catch((error: unknown) => {
      if (isStaleRecord(error)) say(asJson({ record: error.current, version: error.version }));
      throw error;
    });
    if (changed.version === null) say(`${kind.kind} '${name}' is removed`);
    else if (changed.isChanged) say(`${kind.kind} '${name}' has version ${changed.version} now`);
    else say(`${kind.kind} '${name}' is like this already, version ${changed.version}`);
  });
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
