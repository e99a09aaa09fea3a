import { dayText } from "~/models/office/day-text";
import type { RecordView } from "~/models/office/record/record-view";
import { cutText } from "~/models/platform/text/storable-text";
import { officeFormFilePath } from "~/paths/office";
import { adminFormPath, adminFormsPath } from "~/paths/staff";
import { listNewestSubmissions, readSubmission } from "../../content/forms/read-submissions.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { Section } from "./section";

const clockOf = (ctx: RequestContext) => ({
  zone: ctx.shop.settings.general.time_zone,
  now: ctx.now(),
});

/** Signs of a message that the list shows. */
const shownWords = 120;

async function loadList(ctx: RequestContext): Promise<RecordView> {
  const submissions = await listNewestSubmissions(ctx);
  return {
    title: "Sent forms",
    badges: [],
    intro: "What came in by the shop’s forms, the newest first.",
    way: [],
    deeds: [],
    main: [
      {
        kind: "rows",
        title: "Messages",
        empty: "Nothing was sent yet.",
        rows: submissions.map((one) => ({
          title: one.words || "Without words",
          to: adminFormPath(one.id),
          sub: cutText(one.more, shownWords) || one.formName,
          end: dayText(one.createdAt, clockOf(ctx)),
        })),
      },
    ],
    aside: [],
  };
}

async function loadOne(ctx: RequestContext, id: string): Promise<RecordView> {
  const one = await readSubmission(ctx, id);
  return {
    title: one.formName || "Form",
    badges: [],
    intro: dayText(one.createdAt, clockOf(ctx)),
    way: [{ to: adminFormsPath(), label: "Sent forms" }],
    deeds: [],
    main: [
      {
        kind: "facts",
        title: "What was sent",
        facts: one.values
          .filter(({ value }) => value !== "")
          .map(({ label, value }) => ({ label, text: value })),
      },
      ...(one.files.length > 0
        ? [
            {
              kind: "links" as const,
              title: "Files that came with it",
              links: one.files.map(({ id: of, name }) => ({
                href: officeFormFilePath(of),
                label: name,
                isFile: true,
              })),
            },
          ]
        : []),
    ],
    aside: one.source
      ? [{ kind: "facts", title: "Where", facts: [{ label: "Page", text: one.source }] }]
      : [],
  };
}

/** What came in by the shop's forms (rule office-22). */
export const formsSection: Section = {
  need: { verb: "view", kind: "customer" },
  doneTexts: {},
  load: (ctx, rest) => (rest === "" ? loadList(ctx) : loadOne(ctx, rest)),
};
