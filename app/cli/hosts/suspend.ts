import { suspendHosted } from "~/services/office/host/suspend-business.server";
import type { Command } from "../command";
import { readArguments } from "../read-arguments";
import { withHosts } from "./with-hosts";

/** Characters of a reason, as in the hosts' office. */
const mostCharacters = 500;

/** `suspend --client acme --reason "..."`: shuts every shop of a business (rule hosting-3). */
async function runSuspend(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client", "reason"] });
  const { client = "", reason = "" } = options;
  await withHosts("suspend", async ({ base, say }) => {
    await suspendHosted(base, client, reason.slice(0, mostCharacters));
    say(`${client} is suspended: its shops are shut, and its staff read why.`);
  });
}

/** `resume --client acme`: lets them open again. */
async function runResume(args: string[]): Promise<void> {
  const { options } = readArguments(args, { required: ["client"] });
  const { client = "" } = options;
  await withHosts("resume", async ({ base, say }) => {
    await suspendHosted(base, client, null);
    say(`The shops of ${client} may open again.`);
  });
}

/** See {@link runSuspend}. */
export const suspend: Command = {
  name: "suspend",
  usage: `
  suspend --client acme --reason "..."                         shut every shop of a business; its staff read why`,
  run: runSuspend,
};

/** See {@link runResume}. */
export const resume: Command = {
  name: "resume",
  usage: `
  resume --client acme                                         let its shops open again`,
  run: runResume,
};
