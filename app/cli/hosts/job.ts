import { isJobId } from "~/models/office/host/job-id";
import { type FailedJob, failedJobsOf, settleJobsOf } from "~/services/office/host/failed-jobs.server";
import { type Command, UsageError } from "../command";
import { readArguments } from "../read-arguments";
import { type OpenHosts, withHosts } from "./with-hosts";

/** Jobs that are listed and settled at a time, as in the hosts' office. */
const most = 200;

type Asked = { what: "mails" | "jobs"; id: string };

const commands: Record<string, { words: string[]; run: (open: OpenHosts, asked: Asked) => Promise<void> }> = {
  list: { words: [], run: list },
  retry: { words: ["<id>"], run: (open, asked) => settle(open, asked, "try") },
  drop: { words: ["<id>"], run: (open, asked) => settle(open, asked, "drop") },
};

/**
 * `job list [--mails]`, `job retry [--mails] <id>|all` and `job drop [--mails] <id>|all`: what failed in the
 * background of all shops (rule hosting-5).
 */
async function run([action = "", ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, action) ? commands[action] : undefined;
  if (!command) throw new UsageError(`use job ${Object.keys(commands).join(", job ")}`);
  const { switches, rest } = readArguments(args, { required: [], switches: ["mails"] }, command.words);
  const [id = ""] = rest;
  if (command.words.length > 0 && id !== "all" && !isJobId(id))
    throw new UsageError("name the job by its number in job list, or all");
  const what = switches.has("mails") ? "mails" : "jobs";
  await withHosts("job", (open) => command.run(open, { what, id }));
}

/** See {@link run}. */
export const job: Command = {
  name: "job",
  usage: `
  job list [--mails]                                           list jobs of all shops that failed, or mails alone
  job retry [--mails] <id>|all                                 try them again at once: a mail is sent again
  job drop [--mails] <id>|all                                  take them out for good`,
  run,
};

async function list({ base, say }: OpenHosts, { what }: Asked): Promise<void> {
  const { jobs, away } = await failedJobsOf(base, { limit: most, what });
  for (const name of away) say(`The database '${name}' does not answer: what failed there is missing here.`);
  if (jobs.length === 0) say("Nothing failed.");
  for (const one of jobs) say(lineOf(one));
}

async function settle({ base, say }: OpenHosts, { what, id }: Asked, end: "try" | "drop"): Promise<void> {
  const ids =
    id === "all" ? (await failedJobsOf(base, { limit: most, what })).jobs.map((one) => one.id) : [id];
  const count = await settleJobsOf(base, { ids, end });
  if (count === 0 && id !== "all") throw new UsageError(`no job ${id} failed: job list names those that did`);
  say(`${count} ${end === "try" ? "tried again as soon as a server runs" : "dropped"}`);
}

const lineOf = ({ id, task, shop, tries, isGivenUp, error, failedAt }: FailedJob): string =>
  [
    id.padStart(6),
    failedAt.toISOString().slice(0, 16),
    task,
    shop ?? "",
    `${tries} ${tries === 1 ? "try" : "tries"}${isGivenUp ? ", given up" : ""}`,
    error.split("\n")[0] ?? "",
  ]
    .filter(Boolean)
    .join("  ");
