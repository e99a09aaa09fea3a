import { AppError } from "~/models/platform/error/app-error";
import { StaleRecord } from "~/models/shops/records/stale-record";
import { listMissedAddresses, listRedirects } from "~/services/content/redirects/list-redirects.server";
import { removeRedirect } from "~/services/content/redirects/remove-redirect.server";
import { redirectVersion, saveRedirects } from "~/services/content/redirects/save-redirects.server";
import { inTransaction } from "~/services/shops/changes/in-transaction.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

/** `redirect set|remove|list|missed --client acme`: where old addresses of a shop lead. */
async function run([action = "", ...args]: string[]): Promise<void> {
  switch (action) {
    case "set":
      return setRedirect(args);
    case "remove":
      return takeAway(args);
    case "list":
      return printRedirects(args);
    case "missed":
      return printMissed(args);
    default:
      throw new UsageError("use redirect set, redirect remove, redirect list or redirect missed");
  }
}

/** See {@link run}. */
export const redirect: Command = {
  name: "redirect",
  usage: `
  redirect set --client acme /old /new                         send an old address to a new one; /old/* and /new/* for all below
  redirect remove --client acme /old                           stop sending it on
  redirect list --client acme                                  list where old addresses lead, and how often they were used
                                                               --version <v> sets or removes one only if it is still that one
  redirect missed --client acme                                list addresses that visitors asked for and that lead nowhere`,
  run,
};

const onVersion = { required: ["client"], optional: ["version"] };

async function setRedirect(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, onVersion, ["<from>", "<to>"]);
  const [from = "", to = ""] = rest;
  await withShops("redirect", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const typed = { from, to, expectedVersion: options.version };
    const saved = await inTransaction(ctx, (inner) => saveRedirects(inner, [typed], "merge"));
    const [refused] = saved.refused;
    if (refused?.stale) throw new StaleRecord(refused.stale.current, refused.stale.version);
    if (refused) throw new AppError("invalid", refused.reason);
    say(saved.unchanged > 0 ? `${from} leads to ${to} already` : `${from} leads to ${to} from now on`);
  });
}

async function takeAway(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, onVersion, ["<from>"]);
  const from = rest[0] ?? "";
  await withShops("redirect", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    const isGone = await inTransaction(ctx, (inner) => removeRedirect(inner, from, options.version));
    if (!isGone) throw new AppError("not_found", `there is no redirect from ${from}`);
    say(`${from} leads nowhere from now on`);
  });
}

async function printRedirects(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("redirect", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    for (const { from, to, hits } of await listRedirects(ctx))
      say(`${String(hits).padStart(8)}  ${from} -> ${to}  version ${redirectVersion({ from, to })}`);
  });
}

async function printMissed(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  await withShops("redirect", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    for (const { path, hits, lastAt } of await listMissedAddresses(ctx))
      say(`${String(hits).padStart(8)}  ${lastAt.toISOString().slice(0, 10)}  ${path}`);
  });
}
