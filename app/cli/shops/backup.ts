import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { backupBytes } from "~/models/platform/backup/manifest";
import { noteForHosts } from "~/services/office/host/notes/note-for-hosts.server";
import { writeBackup } from "~/services/platform/backup/write-backup.server";
import { failureLine } from "~/services/platform/config/failure-line.server";
import { openFileStores } from "~/services/platform/file-store/open-file-stores.server";
import { createLog } from "~/services/platform/log/log.server";
import type { Command } from "../command";
import { withDatabase } from "../open-database";
import { readArguments } from "../read-arguments";

/** `backup <folder>`: writes everything the shops consist of, beside a running server. */
async function run(args: string[]): Promise<void> {
  const { rest } = readArguments(args, { required: [] }, ["<folder>"]);
  const folder = resolve(rest[0] ?? "");
  await withDatabase(async ({ config, connect, say, onProgress }) => {
    const { dataDir } = config;
    const keysElsewhere = [
      ...(config.sessionSecret ? ["SESSION_SECRET"] : []),
      ...(config.secretsKey ? ["SECRETS_KEY"] : []),
    ];
    const source = {
      connection: await connect(),
      dataDir,
      fileStore: openFileStores(config, createLog({ level: config.logLevel })).fileStore,
      now: () => new Date(),
      release: release(),
      keysElsewhere,
      onProgress,
    };
    const noted = (isGood: boolean, words: string) =>
      noteForHosts(dataDir, { kind: "backup", name: "", isGood, words, at: source.now().toISOString() })
        // The backup is what counts.
        .catch((error: unknown) => say(`The hosts’ office was not told: ${failureLine(error)}`));
    const manifest = await writeBackup(source, folder).catch(async (error: unknown) => {
      await noted(false, String(failureLine(error)));
      throw error;
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const megabytes = (backupBytes(manifest) / 1e6).toFixed(1);
    await noted(true, `${rows} rows and ${manifest.files.length} files, ${megabytes} MB, in ${folder}`);
    say(`${folder} holds ${rows} rows and ${manifest.files.length} files, ${megabytes} MB.`);
    say("It holds keys and customers' data: keep it where only you can read it.");
    if (keysElsewhere.length > 0)
      say(`Not in it: ${keysElsewhere.join(" and ")}, which the environment sets. Keep them as well.`);
  });
}

/** See {@link run}. */
export const backup: Command = {
  name: "backup",
  usage: `
  backup <folder>                                              back up all shops, pictures and keys, as of one moment`,
  run,
};

function release(): string {
  return (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
}
