import { readConfig } from "~/services/platform/config/read-config.server";
import { moveFiles } from "~/services/platform/file-store/move-files.server";
import { openFileStores } from "~/services/platform/file-store/open-file-stores.server";
import { createLog } from "~/services/platform/log/log.server";
import { type Command, UsageError } from "./command";
import { createProgress } from "./progress";
import { readArguments } from "./read-arguments";

/** `files move --to s3|disk`: moves the files of all shops while servers read both places. */
async function run([action = "", ...args]: string[]): Promise<void> {
  if (action !== "move") throw new UsageError("say files move");
  const { options } = readArguments(args, { required: ["to"] });
  const { to = "" } = options;
  if (to !== "s3" && to !== "disk") throw new UsageError("--to is s3 or disk");
  const from = to === "s3" ? "disk" : "s3";
  const config = readConfig(process.env);
  if (config.files.store !== to || config.files.fallback !== from)
    throw new UsageError(
      `servers must look in both places first: start them, and this command, with FILES_STORE=${to} and FILES_FALLBACK=${from}`,
    );
  const { storeOf } = openFileStores(config, createLog({ level: config.logLevel }));
  const progress = createProgress(process.stderr, Date.now);
  try {
    const { moved, bytes, alreadyThere, gone } = await moveFiles(storeOf(from), storeOf(to), progress.update);
    progress.end();
    const megabytes = (bytes / 1e6).toFixed(1);
    console.log(
      `${moved} files moved to ${to}, ${megabytes} MB; ${alreadyThere} were there already, ${gone} were removed meanwhile.`,
    );
    console.log(
      `Nothing is left on this ${from}. When that is so for every node, start the servers without FILES_FALLBACK.`,
    );
  } finally {
    progress.end();
  }
}

/** See {@link run}. */
export const files: Command = {
  name: "files",
  usage: `
  files move --to s3|disk                                      move pictures and files while servers run`,
  run,
};
