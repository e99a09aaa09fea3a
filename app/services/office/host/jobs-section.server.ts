import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { countOf } from "~/models/office/host/count-of";
import { isJobId } from "~/models/office/host/job-id";
import { mailName } from "~/models/office/host/mail-tasks";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { AppError } from "~/models/platform/error/app-error";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { type FailedJob, listFailedJobs, settleFailedJobs } from "./failed-jobs.server";

const path = "/admin/jobs";
/** What stands behind it in the address of the mails alone. */
const mails = "mails";
/** Jobs that are listed and settled at a time. */
const shown = 200;

type Args = [ctx: RequestContext, what: "mails" | "jobs"];
const one = z.object({ of: z.string().refine(isJobId, "Choose a mail.") });
const chosen = z.object({
  id: z.string().refine((id) => id === "all" || isJobId(id), "Choose a job."),
});

const settle = (end: "try" | "drop") =>
  deedRule<Args, typeof chosen>(chosen, async (ctx, what, { id }) => {
    const ids = id === "all" ? (await listFailedJobs(ctx, shown, what)).jobs.map((job) => job.id) : [id];
    return settleFailedJobs(ctx, ids, end);
  });

const nameOf = ({ task, shop, id }: FailedJob) => `${task}${shop ? `, ${shop}` : ""} (${id})`;

const missing = (away: string[]) =>
  away.map((name) => `The database '${name}' does not answer: what failed there is missing here.`);

/** What failed in the background, mails among it, for the hosts (rule hosting-5). */
export const jobsSection: Section = {
  need: { verb: "view", kind: "machine" },
  doneTexts: { try: "They are tried again now.", drop: "They are gone.", again: "It is sent again now." },
  async load(ctx, rest) {
    if (rest === mails) return loadMails(ctx);
    if (rest !== "") throw new AppError("not_found", "There is no such list of jobs.");
    const { jobs, away } = await listFailedJobs(ctx, shown);
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    const choices = [
      { value: "all", label: `All ${jobs.length}` },
      ...jobs.map((job) => ({ value: job.id, label: nameOf(job) })),
    ];
    const field = deedField("id", "Which", { kind: "choice", choices, text: "all" });
    return {
      title: "Failed jobs",
      badges: [],
      intro: [
        "Mails, payments, webhooks and other work in the background that failed. What is not given up is tried again with growing pauses.",
        ...missing(away),
      ].join(" "),
      way: [],
      deeds:
        jobs.length === 0
          ? []
          : [
              { deed: "try", label: "Try again…", submit: "Try again now", isMain: true, fields: [field] },
              {
                deed: "drop",
                label: "Drop…",
                submit: "Drop for good",
                isDanger: true,
                about: "A mail that is dropped is never sent.",
                fields: [field],
              },
            ],
      main: [
        {
          kind: "rows",
          title: jobs.length === shown ? `The first ${shown}` : countOf(jobs.length, "job"),
          more: { to: `${path}/${mails}`, label: "Mails alone" },
          empty: "Nothing failed.",
          rows: jobs.map((job) => ({
            title: nameOf(job),
            sub: `${dayText(job.failedAt, clock)} · ${countOf(job.tries, "try", "tries")} · ${job.error}`,
            end: job.isGivenUp ? "Given up" : "Tried again soon",
            tone: job.isGivenUp ? ("bad" as const) : ("mind" as const),
          })),
        },
      ],
      aside: [],
    };
  },
  act: (ctx, posted, rest) =>
    rest === mails
      ? answerDeed<Args>(posted, rules, [ctx, "mails"], `${path}/${mails}`)
      : answerDeed<Args>(posted, rules, [ctx, "jobs"], path),
};

const rules = {
  try: settle("try"),
  drop: settle("drop"),
  again: deedRule<Args, typeof one>(one, (ctx, _what, { of }) => settleFailedJobs(ctx, [of], "try")),
};

/** Mails of all shops that failed, each with a button that sends it again. */
async function loadMails(ctx: RequestContext): Promise<RecordView> {
  const { jobs, away } = await listFailedJobs(ctx, shown, "mails");
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  return {
    title: "Failed mails",
    badges: [],
    intro: [
      "Mails of all shops that could not be sent. What is not given up is sent again with growing pauses.",
      ...missing(away),
    ].join(" "),
    way: [{ to: path, label: "Failed jobs" }],
    deeds:
      jobs.length === 0
        ? []
        : [
            {
              deed: "try",
              label: "Send all again…",
              submit: "Send all again now",
              isMain: true,
              fields: [],
              values: { id: "all" },
            },
          ],
    main: [
      {
        kind: "table",
        title: jobs.length === shown ? `The first ${shown}` : countOf(jobs.length, "mail"),
        columns: ["Mail", "Shop", "Failed", "Tries", "Why"].map((label) => ({ label })),
        rows: jobs.map((job) => [
          mailName(job.task),
          job.shop ?? "",
          dayText(job.failedAt, clock),
          `${job.tries}${job.isGivenUp ? ", given up" : ""}`,
          job.error,
        ]),
        empty: "Every mail was sent.",
        button: { deed: "again", label: "Send again", of: jobs.map(({ id }) => id), values: {} },
      },
    ],
    aside: [],
  };
}
