import { type BlockKind, blockKindLabels, blockKinds } from "~/models/accounts/blocks/block";
import { addBlock } from "~/services/accounts/blocks/add-block.server";
import { listBlocks } from "~/services/accounts/blocks/list-blocks.server";
import { removeBlock } from "~/services/accounts/blocks/remove-block.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** Blocks a list names at most. */
const listed = 200;

/** `block list|add|remove --client acme`: see `usage`. */
async function run([action = "", ...args]: string[]): Promise<void> {
  const takes = {
    list: { optional: ["find"], words: [] },
    add: { optional: ["words", "note"], words: ["<kind>", "<who>"] },
    remove: { optional: [], words: ["<number>"] },
  };
  if (action !== "list" && action !== "add" && action !== "remove")
    throw new UsageError("use block list, block add, block remove");
  const { optional, words } = takes[action];
  const { options, rest } = readArguments(args, { required: ["client"], optional }, words);
  await withShops("block", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const [first = "", value = ""] = rest;
    if (action === "add") {
      const { words: told = "", note = "" } = options;
      say(`Block ${await addBlock(ctx, { kind: kindOf(first), value, words: told, note })}`);
    } else if (action === "remove") {
      if (!/^\d{1,15}$/.test(first)) throw new UsageError(`'${first}' is not a block's number`);
      await removeBlock(ctx, Number(first));
      say("Removed");
    } else {
      const found = await listBlocks(ctx, { limit: listed, text: options.find ?? "" });
      if (found.length === 0) say("No block");
      for (const { id, kind, text, note } of found)
        say([String(id).padStart(6), blockKindLabels[kind].padEnd(8), text, note].filter(Boolean).join("  "));
    }
  });
}

function kindOf(text: string): BlockKind {
  const kind = blockKinds.find((known) => known === text);
  if (!kind) throw new UsageError(`'${text}' cannot be blocked: ${blockKinds.join(", ")}`);
  return kind;
}

/** See {@link run}. */
export const block: Command = {
  name: "block",
  usage: `
  block list --client acme [--find <text>]                     list who may neither sign in nor buy
  block add --client acme customer|email|address|network <who> [--words "..."] [--note "..."]
                                                               block a customer's number, an email or @domain,
                                                               "531 River Drive, 10001", 203.0.113.0/24
  block remove --client acme <number>                          lift a block`,
  run,
};
