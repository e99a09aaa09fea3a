import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../../config/start-error";
import { type ClusterPlace, clusterFolder } from "./place-cluster.server";
import { postgresEnvironment } from "./postgres-environment.server";

const run = promisify(execFile);
const draftPrefix = "postgres.draft-";
const abandonedAfterMs = 10 * 60_000;

/** PostgreSQL's own superuser in the private cluster. */
export const superuser = "postgres";

/**
 * Makes the cluster unless it is there. It is made under another name and renamed when complete, so that a
 * crash half-way leaves nothing that looks finished, and of two processes at once the slower discards its
 * own.
 * @param binaries folder with bin, lib and share
 * @throws StartError when the cluster there is of another major version or cannot be made
 */
export async function initCluster(place: ClusterPlace, binaries: string, version: string): Promise<void> {
  if (existsSync(clusterFolder(place))) return refuseOtherVersion(place, version);
  const parent = dirname(place.home);
  removeAbandonedDrafts(parent);
  const draft = mkdtempSync(join(parent, draftPrefix));
  try {
    await makeCluster(draft, binaries, place);
    renameSync(draft, place.home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(clusterFolder(place))) return;
    if (!existsSync(place.home)) throw error;
    throw new StartError(`${place.home} holds no complete database: move it away, or set another DATA_DIR.`);
  }
}

async function makeCluster(draft: string, binaries: string, { user }: ClusterPlace): Promise<void> {
  const cluster = join(draft, "cluster");
  const password = join(draft, "password");
  const secret = randomBytes(24).toString("hex");
  if (user) chmodSync(draft, 0o711);
  mkdirSync(cluster, { mode: 0o700 });
  writeFileSync(password, `${secret}\n`, { mode: 0o600 });
  // initdb, as the other user, cannot read ours and needs an empty folder: it reads a copy beside its
  // own.
  const handedOver = join(draft, "handed-over");
  mkdirSync(handedOver, { mode: 0o700 });
  const copy = join(handedOver, "password");
  writeFileSync(copy, `${secret}\n`, { mode: 0o600 });
  if (user) for (const path of [cluster, handedOver, copy]) chownSync(path, user.uid, user.gid);
  const encoding = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const access = ["--auth=scram-sha-256", `--username=${superuser}`, `--pwfile=${copy}`];
  try {
    await run(
      join(binaries, "bin", "initdb"),
      [`--pgdata=${cluster}`, ...encoding, ...access, "--data-checksums", "--no-instructions"],
      { ...user, cwd: draft, env: postgresEnvironment() },
    );
  } catch (error) {
    const lines = String((error as { stderr?: string }).stderr ?? error)
      .trim()
      .split("\n");
    const reason = (lines.find((line) => /FATAL|error:/.test(line)) ?? lines[0] ?? "").replace(
      /^.*?(FATAL|error): +/,
      "",
    );
    throw new StartError(
      `The database can’t be made in ${dirname(draft)} (${reason}): mend that or set DATABASE_URL.`,
    );
  } finally {
    rmSync(handedOver, { recursive: true, force: true });
  }
}

function removeAbandonedDrafts(parent: string): void {
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(draftPrefix))) {
    const path = join(parent, name);
    const age = statSync(path, { throwIfNoEntry: false });
    if (age && Date.now() - age.mtimeMs > abandonedAfterMs) rmSync(path, { recursive: true, force: true });
  }
}

function refuseOtherVersion(place: ClusterPlace, version: string): void {
  const found = readFileSync(join(clusterFolder(place), "PG_VERSION"), "utf8").trim();
  if (version.startsWith(`${found}.`)) return;
  throw new StartError(
    `The database in ${place.home} is of PostgreSQL ${found}, this is ${version}: back it up with the release that made it, then restore it with this one into another DATA_DIR (docs/operations.md).`,
  );
}
