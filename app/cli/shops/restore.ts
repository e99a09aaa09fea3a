import { resolve } from "node:path";
import { readBackup } from "~/services/platform/backup/read-backup.server";
import { restoreBackup } from "~/services/platform/backup/restore-backup.server";
import { refuseFilledFolder } from "~/services/platform/backup/restore-files.server";
import { openFileStores } from "~/services/platform/file-store/open-file-stores.server";
import { createLog } from "~/services/platform/log/log.server";
import type { Command } from "../command";
import { migrationsFolder, withDatabase } from "../open-database";
import { readArguments } from "../read-arguments";

/** `restore <folder>`: brings a backup back, into an empty data folder and database. */
async function run(args: string[]): Promise<void> {
  const { rest } = readArguments(args, { required: [] }, ["<folder>"]);
  const folder = resolve(rest[0] ?? "");
  await withDatabase(
    async ({ config, connect, say, onProgress }) => {
      const { dataDir, files } = config;
      const { storeOf } = openFileStores(config, createLog({ level: config.logLevel }));
      const bucket = files.store === "s3" ? storeOf("s3") : undefined;
      await refuseFilledFolder(dataDir);
      const manifest = await readBackup(folder, onProgress);
      const connection = await connect();
      await restoreBackup({ connection, dataDir, bucket, migrationsFolder, onProgress }, folder, manifest);
      say(`The shops are as they were at ${manifest.createdAt}.`);
      if (manifest.keysElsewhere.length > 0)
        say(`Start the server with the same ${manifest.keysElsewhere.join(" and ")} as then.`);
    },
    { mayMake: true },
  );
}

/** See {@link run}. */
export const restore: Command = {
  name: "restore",
  usage: `
  restore <folder>                                             restore a backup into an empty DATA_DIR or database`,
  run,
};
