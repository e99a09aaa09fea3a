import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { PanelView, RecordView } from "~/models/office/record/record-view";
import { slugify } from "~/models/platform/slug/slugify";
import { requiredText } from "~/models/platform/validation/required-text";
import { decideApplication } from "../../marketplace/applications/decide-application.server";
import { listApplications, readApplication } from "../../marketplace/applications/list-applications.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { deedRule } from "../answer-deed.server";

const path = "/admin/sellers";
/** Applications that the list shows. */
const shown = 100;

const clockOf = (ctx: RequestContext) => ({ zone: ctx.shop.settings.general.time_zone, now: ctx.now() });

/** The id in `applications/12`; null for another place. */
export const applicationAt = (rest: string): number | null => {
  const [, id] = /^applications\/(\d{1,15})$/.exec(rest) ?? [];
  return id === undefined ? null : Number(id);
};

/** Applications that wait, above the sellers (rule sellers-19). */
export async function waitingApplications(ctx: RequestContext): Promise<PanelView[]> {
  const found = await listApplications(ctx, "waiting", shown);
  if (found.length === 0) return [];
  return [
    {
      kind: "rows",
      title: "Applications",
      empty: "",
      rows: found.map(({ id, name, ownerName, createdAt }) => ({
        title: name,
        to: `${path}/applications/${id}`,
        sub: `${ownerName} · ${dayText(createdAt, clockOf(ctx))}`,
        end: "To decide",
        tone: "mind" as const,
      })),
    },
  ];
}

/** An application with its answers, to approve or refuse. */
export async function loadApplication(ctx: RequestContext, id: number): Promise<RecordView> {
  const { name, ownerName, email, answers, state, reason, createdAt } = await readApplication(ctx, id);
  return {
    title: name,
    badges: [
      state === "waiting"
        ? { text: "To decide", tone: "mind" }
        : state === "approved"
          ? { text: "Approved", tone: "good" }
          : { text: "Refused", tone: "plain" },
    ],
    intro: `${ownerName} asked to sell, ${dayText(createdAt, clockOf(ctx))}.`,
    way: [{ to: path, label: "Sellers" }],
    deeds:
      state === "waiting"
        ? [
            {
              deed: "take",
              label: "Approve…",
              submit: "Approve and invite",
              isMain: true,
              about: `Makes the seller and invites ${ownerName} by email.`,
              fields: [
                deedField("code", "Short name", {
                  text: slugify(name),
                  help: "Lower-case letters, digits, hyphens. It stays, in addresses too.",
                }),
              ],
            },
            {
              deed: "decline",
              label: "Refuse…",
              submit: "Refuse and send the words",
              isDanger: true,
              about: "The application ends with your words by mail. They may apply again.",
              fields: [deedField("reason", "Your words to them", { kind: "long text" })],
            },
          ]
        : [],
    main: [
      {
        kind: "facts",
        title: "Answers",
        facts: [
          ...answers.map(({ question, answer }) => ({ label: question, text: answer || "None" })),
          ...(reason ? [{ label: "Refused with", text: reason }] : []),
        ],
      },
    ],
    aside: [
      {
        kind: "facts",
        title: "Who",
        facts: [
          { label: "Name", text: ownerName },
          { label: "Email", text: email, to: `mailto:${email}` },
        ],
      },
    ],
  };
}

type Args = [ctx: RequestContext, rest: string];
const taken = z.object({ code: requiredText("Short name", 60) });
const declined = z.object({ reason: requiredText("Your words to them", 2000) });

/** What is decided about an application. */
export const applicationRules = {
  take: deedRule<Args, typeof taken>(taken, (ctx, rest, { code }) =>
    decideApplication(ctx, applicationAt(rest) ?? 0, { approves: true, code }),
  ),
  decline: deedRule<Args, typeof declined>(declined, (ctx, rest, { reason }) =>
    decideApplication(ctx, applicationAt(rest) ?? 0, { approves: false, reason }),
  ),
};
