import { formatBytes } from "~/models/platform/bytes/format-bytes";
import { machineStateOf } from "~/services/office/host/machine-state.server";
import { listHostNotes } from "~/services/office/host/notes/note-for-hosts.server";
import type { Command } from "../command";
import { readArguments } from "../read-arguments";
import { withHosts } from "./with-hosts";

/** Certificates that are listed, as in the hosts' office. */
const mostCertificates = 20;

/** `machine`: versions, room, databases, jobs, the last backup and certificates (rule hosting-6). */
async function run(args: string[]): Promise<void> {
  readArguments(args, { required: [] });
  await withHosts("machine", async ({ base, config, say }) => {
    const { release, node, disk, databases, away } = await machineStateOf(base, config);
    say(`Awning ${release}, Node ${node}`);
    say(
      disk
        ? `Disk: ${formatBytes(disk.freeBytes)} free of ${formatBytes(disk.bytes)}`
        : "Disk: could not be asked",
    );
    for (const { name, bytes, connections, postgres, migrations, jobs } of databases) {
      say(
        `Database '${name}': ${formatBytes(bytes)}, ${connections.used} of ${connections.most} connections, PostgreSQL ${postgres}, ${migrations} migrations`,
      );
      say(
        `  Jobs: ${jobs.waiting} waiting, ${jobs.running} being done, ${jobs.givenUp} given up; ${jobs.failedMails} mails failed`,
      );
    }
    for (const name of away) say(`Database '${name}' does not answer`);
    say(`Mail: ${config.smtpUrl ? "by a mail server" : "into files: no mail server is set"}`);
    const [backup] = await listHostNotes(config.dataDir, "backup", 1);
    say(
      backup
        ? `Last backup: ${backup.at}, ${backup.isGood ? "done" : "failed"}: ${backup.words}`
        : "Last backup: none yet",
    );
    for (const { name, isGood, at } of await listHostNotes(config.dataDir, "certificate", mostCertificates))
      say(`Certificate asked for: ${name}, ${isGood ? "allowed" : "refused"}, ${at}`);
  });
}

/** See {@link run}. */
export const machine: Command = {
  name: "machine",
  usage: `
  machine                                                      say what the machine has: disk, databases, jobs, versions,
                                                               the last backup and certificates that were asked for`,
  run,
};
