import { resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { type ApplyChange, planLines } from "~/models/files/apply-change";
import { type ApplySummary, type FileMessage, summaryLines } from "~/models/files/apply-summary";
import { checkLines } from "~/models/files/check-lines";
import type { ConflictSide } from "~/models/files/three-way";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { applyMarketplaceFolder } from "~/services/files/apply/apply-marketplace-folder.server";
import { applyShopFolder } from "~/services/files/apply/apply-shop-folder.server";
import { checkFolder } from "~/services/files/apply/check-folder.server";
import { contentHints } from "~/services/files/apply/content-hints.server";
import { FolderFaults } from "~/services/files/apply/folder-faults.server";
import type { Decide } from "~/services/files/apply/in-shop-transaction.server";
import {
  inShop,
  isMarketplaceFolder,
  readMarketplaceFolder,
} from "~/services/files/apply/read-marketplace-folder.server";
import { readShopFolder } from "~/services/files/apply/read-shop-folder.server";
import type { FilesContext } from "~/services/files/files-context.server";
import { widgetKit } from "~/widgets/widget-kit.server";
import { type Command, UsageError } from "../command";
import { type OpenShops, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import { applyConfirmed } from "./apply-confirmed";

const sides = ["ours", "theirs"] as const;

/** Who decides what the folder and the shop both changed, as it was typed. */
function sideOf(switches: ReadonlySet<string>): ConflictSide | null {
  const [side, other] = sides.filter((name) => switches.has(name));
  if (other) throw new UsageError("--ours and --theirs can't be used together");
  return side ?? null;
}

/**
 * `apply <folder>`: makes a shop or a marketplace what its folder changed, and says what changed. What the
 * shop changed stays; what both changed is decided by `--ours` (the folder) or `--theirs`. What would be
 * archived or removed is asked first on a terminal and needs `--yes` elsewhere; `--plan` writes nothing. Exit
 * code 1 when a row was refused or nothing was applied.
 */
async function runApply(args: string[]): Promise<void> {
  const { switches, rest } = readArguments(args, { required: [], switches: ["plan", "yes", ...sides] }, [
    "<folder>",
  ]);
  const folder = resolve(rest[0] ?? "");
  const side = sideOf(switches);
  if (switches.has("plan")) return planFolder(folder, side);
  await withFolder(folder, async (applyFolder, { base, say, onProgress }) => {
    const applying = (decide?: Decide) => applyFolder(base, onProgress, decide, side);
    const done = switches.has("yes") ? await applying() : await applyConfirmed(applying, askOnTerminal(say));
    if (typeof done === "string") {
      console.error(done);
      process.exitCode = 1;
    } else saySummary(done, say);
  });
}

/** See {@link runApply}. */
export const apply: Command = {
  name: "apply",
  usage: `
  apply <folder> [--yes] [--plan] [--ours | --theirs]          bring a shop up to date with its folder; what would be archived
                                                               or removed is asked first, or needs --yes; where the shop
                                                               was changed, too, --ours takes the folder's and --theirs
                                                               the shop's`,
  run: runApply,
};

/**
 * `plan <folder>`: says what an apply would add, change, archive and remove, by running one that is rolled
 * back.
 */
async function runPlan(args: string[]): Promise<void> {
  const { switches, rest } = readArguments(args, { required: [], switches: [...sides] }, ["<folder>"]);
  await planFolder(resolve(rest[0] ?? ""), sideOf(switches));
}

/** See {@link runPlan}. */
export const plan: Command = {
  name: "plan",
  usage: `
  plan <folder> [--ours | --theirs]                            show what an apply would change; nothing is written`,
  run: runPlan,
};

const planFolder = (folder: string, side: ConflictSide | null) =>
  withFolder(folder, async (applyFolder, { base, say, onProgress }) => {
    let lines: string[] = [];
    const decide = (changes: readonly ApplyChange[]) => {
      lines = planLines(changes);
      return false;
    };
    const summary = await applyFolder(base, onProgress, decide, side);
    for (const line of lines) say(line);
    saySummary(summary, say);
    say("This is a plan: nothing was written");
  });

function saySummary(summary: ApplySummary, say: (line: string) => void): void {
  for (const line of summaryLines(summary)) say(line);
  if (summary.refused.length > 0) process.exitCode = 1;
}

/** Asks a person who sits at a terminal; null where there is none. */
function askOnTerminal(say: (line: string) => void) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  return async (leaving: readonly ApplyChange[]): Promise<boolean> => {
    for (const line of planLines(leaving)) say(line);
    const terminal = createInterface({ input: process.stdin, output: process.stdout });
    try {
      return /^y(es)?$/i.test((await terminal.question("Do this? [y/N] ")).trim());
    } finally {
      terminal.close();
    }
  };
}

/** Reads a folder and opens the shops, or says what is wrong with the folder. */
async function withFolder(
  folder: string,
  run: (applyFolder: Awaited<ReturnType<typeof readFolder>>, open: OpenShops) => Promise<void>,
): Promise<void> {
  const applyFolder = await readFolder(folder).catch((error: unknown) => {
    if (error instanceof FolderFaults) return null;
    throw error;
  });
  if (!applyFolder) return sayFaults(folder);
  await withShops("apply", (open) => run(applyFolder, open));
}

/** Everything that is wrong with a folder that cannot be applied, so that its owner mends it in one go. */
async function sayFaults(folder: string): Promise<void> {
  const { faults, hints } = await checkFolder(folder, widgetKit);
  for (const line of checkLines(faults, hints)) console.error(line);
  console.error("Nothing was applied");
  process.exitCode = 1;
}

/** Reads a folder of either kind before a database is opened. */
async function readFolder(folder: string) {
  if (await isMarketplaceFolder(folder)) {
    const read = await readMarketplaceFolder(folder);
    const hints = read.shops.flatMap((shop) =>
      inShop(shop.shop.code, contentHints(shop, widgetKit, { ...read.names, unread: noFiles })),
    );
    return async (...[base, onProgress, decide, side]: ApplyArguments) => {
      const at = await baseOf(base, `tenant:${read.tenant.code}`);
      return withNotes(await applyMarketplaceFolder(at, read, onProgress, decide, side), hints);
    };
  }
  const read = await readShopFolder(folder);
  const hints = contentHints(read, widgetKit, { ...read.names, unread: noFiles });
  return async (...[base, onProgress, decide, side]: ApplyArguments) => {
    const at = await baseOf(base, `code:${read.shop.code}`);
    return withNotes(await applyShopFolder(at, read, onProgress, decide, side), hints);
  };
}

/** The same in the database that a shop or business lives in; a new one begins at home. */
async function baseOf(base: FilesContext, name: string): Promise<FilesContext> {
  return { ...base, db: (await base.dbOfName?.(name)) ?? base.db };
}

type ApplyArguments = [
  ...[base: FilesContext, onProgress: OnProgress],
  ...[decide?: Decide, side?: ConflictSide | null],
];

/** A folder that is applied was read whole. */
const noFiles: ReadonlySet<string> = new Set();

const withNotes = (summary: ApplySummary, notes: FileMessage[]): ApplySummary => ({
  ...summary,
  notes: [...summary.notes, ...notes],
});
