import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { countOf } from "~/models/office/host/count-of";
import { deedField } from "~/models/office/record/deed-field";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import type { Section } from "../sections/section";
import { type FailedJob, listFailedJobs, settleFailedJobs } from "./failed-jobs.server";

const path = "/admin/jobs";
/** Jobs that are listed and settled at a time. */
const shown = 200;

type Args = [ctx: RequestContext];
const chosen = z.object({
  id: z.string().regex(/^(?:all|\d{1,18})$/, "Choose a job."),
});

const settle = (end: "try" | "drop") =>
  deedRule<Args, typeof chosen>(chosen, async (ctx, { id }) => {
    const ids = id === "all" ? (await listFailedJobs(ctx, shown)).map((job) => job.id) : [id];
    return settleFailedJobs(ctx, ids, end);
  });

const nameOf = ({ task, shop, id }: FailedJob) => `${task}${shop ? `, ${shop}` : ""} (${id})`;

/** What failed in the background, mails among it, for the hosts (rule hosting-5). */
export const jobsSection: Section = {
  need: { verb: "view", kind: "machine" },
  doneTexts: { try: "They are tried again now.", drop: "They are gone." },
  async load(ctx) {
    const jobs = await listFailedJobs(ctx, shown);
    const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
    const choices = [
      { value: "all", label: `All ${jobs.length}` },
      ...jobs.map((job) => ({ value: job.id, label: nameOf(job) })),
    ];
    const field = deedField("id", "Which", { kind: "choice", choices, text: "all" });
    return {
      title: "Failed jobs",
      badges: [],
      intro:
        "Mails, payments, webhooks and other work in the background that failed. What is not given up is tried again with growing pauses.",
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
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], path),
};

const rules = { try: settle("try"), drop: settle("drop") };
