import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backupLines } from "~/models/files/business-backup";
import { AppError } from "~/models/platform/error/app-error";
import { restoreBusiness } from "~/services/files/backup/restore-business.server";
import { writeBusinessBackup } from "~/services/files/backup/write-business-backup.server";
import { packFolder } from "~/services/platform/archive/pack-folder.server";
import { unpackArchive } from "~/services/platform/archive/unpack-archive.server";
import { type Command, UsageError } from "../command";
import { findShop, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";
import { besideFile } from "./beside-file";

/** What our own archives may hold. */
const limits = { files: 1_000_000, bytes: 40_000_000_000 };

/** `backup-shop --client acme <file.zip>`: writes all of one business into a new file. */
async function runBackup(args: string[]): Promise<void> {
  const { options, rest } = readArguments(args, { required: ["client"] }, ["<file.zip>"]);
  const file = resolve(rest[0] ?? "");
  await withShops("backup-shop", async ({ base, say, onProgress }) => {
    const ctx = await findShop(base, options.client ?? "");
    if (await stat(file).catch(() => null)) throw new AppError("conflict", `${file} is there already.`);
    await besideFile(file, async (folder) => {
      const backup = await writeBusinessBackup(ctx, join(folder, "backup"), onProgress);
      await packFolder(join(folder, "backup"), file);
      for (const line of backupLines(backup, null)) say(line);
      say(`${file} holds customers' data: keep it where only you can read it.`);
    });
  });
}

/** `restore-shop <file.zip> [--as acme2 --domain acme2.example] [--try]`: brings it back. */
async function runRestore(args: string[]): Promise<void> {
  const { options, switches, rest } = readArguments(
    args,
    { required: [], optional: ["as", "domain"], switches: ["try"] },
    ["<file.zip>"],
  );
  const file = resolve(rest[0] ?? "");
  const { as: code, domain } = options;
  if ((code === undefined) !== (domain === undefined))
    throw new UsageError("a new shop takes both --as <code> and --domain <domain>");
  const copy = code && domain ? { code, domain } : null;
  const isTrial = switches.has("try");
  await withShops("restore-shop", async ({ base, say, onProgress }) => {
    await besideFile(file, async (folder) => {
      const unpacked = await unpackArchive(file, join(folder, "backup"), limits);
      const restored = await restoreBusiness(base, unpacked, { copy, isTrial, onProgress });
      for (const line of [...restored.lines, ...restored.notes]) say(line);
      say(isTrial ? "Nothing was changed." : `${restored.code} is restored.`);
    });
  });
}

/** See {@link runBackup}. */
export const backupShop: Command = {
  name: "backup-shop",
  usage: `
  backup-shop --client acme <file.zip>                         back up all of one business, files included`,
  run: runBackup,
};

/** See {@link runRestore}. */
export const restoreShop: Command = {
  name: "restore-shop",
  usage: `
  restore-shop <file.zip> [--as acme2 --domain acme2.example] [--try]
                                                               bring it back in its place, or as a new shop that is shut`,
  run: runRestore,
};
