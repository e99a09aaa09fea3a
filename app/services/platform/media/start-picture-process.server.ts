import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

/** Plain JavaScript beside this file, which migrations show is there wherever the product runs. */
const workerFile = join(process.cwd(), "app", "services", "platform", "media", "picture-worker.mjs");

/** Memory a picture process may write to, kilobytes: 40 megapixels of HEIC take 700 MB. */
const maxMemoryKb = 1024 * 1024;
/** Memory for what JavaScript keeps, MB; pictures lie outside of it. */
const maxHeapMb = 128;

/** What of the environment a picture process gets: libraries and fonts, no address or secret of the shop. */
const keptVariables = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "FONTCONFIG_FILE"];

/**
 * Starts a process that decodes pictures (rule pictures-6): with a limit of memory and without the server's
 * environment. It sends `{ isReady: true }` when it takes its first task.
 */
export function startPictureProcess(): ChildProcess {
  const command = [process.execPath, `--max-old-space-size=${maxHeapMb}`, workerFile];
  // The shell sets the limit and becomes node. Where there is none, the limits of time and pixels stay.
  const [program = "", ...args] =
    process.platform === "win32"
      ? command
      : ["/bin/sh", "-c", 'ulimit -d "$0" 2>/dev/null; exec "$@"', String(maxMemoryKb), ...command];
  const kept = Object.fromEntries(
    keptVariables.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  return spawn(program, args, {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    env: { NODE_ENV: "production", ...kept },
  });
}
