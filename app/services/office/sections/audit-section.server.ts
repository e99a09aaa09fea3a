import { z } from "zod";
import { auditEntryText, auditNames, auditSubjects } from "~/models/office/audit/audit-words";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { withQuery } from "~/paths";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import { searchAudit } from "../../shops/audit/search-audit.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { nameActors } from "../orders/name-actors.server";
import { nameSubjects } from "./name-subjects.server";
import type { Section } from "./section";

const path = "/admin/audit";
/** Changes on a page. */
const pageLength = 100;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

async function load(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const subject = query.get("subject") ?? "";
  const asked = (name: string) => (dayPattern.test(query.get(name) ?? "") ? query.get(name) : null);
  const [from, to] = [asked("from"), asked("to")];
  const after = query.get("after");
  const cursor = after ? readCursor(after, z.object({ at: z.string().max(40), id: z.number().int() })) : null;
  const search = {
    subject: subject || null,
    from: from && `${from}T00:00:00Z`,
    before: to && new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString(),
  };
  const found = await searchAudit(ctx, search, { after: cursor, limit: pageLength + 1 });
  const page = found.slice(0, pageLength).map(({ entry }) => entry);
  const last = found.length > pageLength ? found[pageLength - 1] : undefined;
  const [who, what] = await Promise.all([
    nameActors(
      ctx,
      page.map(({ actor }) => actor),
    ),
    nameSubjects(ctx, page),
  ]);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const saying = { currency: ctx.tenant.currency, momentText: (at: Date) => dayText(at, clock) };
  return {
    title: "Audit",
    badges: [],
    intro: "Who changed what, the newest first.",
    way: [],
    deeds: [],
    ask: [
      deedField("subject", "What", {
        kind: "choice",
        text: subject,
        choices: [
          { value: "", label: "Everything" },
          ...Object.entries(auditSubjects).map(([value, label]) => ({ value, label })),
        ],
      }),
      deedField("from", "From", { kind: "day", text: from ?? "" }),
      deedField("to", "Until", { kind: "day", text: to ?? "" }),
    ],
    main: [
      {
        kind: "table",
        title: "Changes",
        ...(last && {
          more: {
            to: withQuery(path, {
              subject: subject || undefined,
              from: from ?? undefined,
              to: to ?? undefined,
              after: writeCursor({ at: last.cursorAt, id: last.entry.id }),
            }),
            label: "Earlier",
          },
        }),
        columns: [{ label: "When" }, { label: "Who" }, { label: "What" }, { label: "Changed" }],
        rows: page.map((entry) => [
          dayText(entry.at, clock),
          who(entry.actor),
          auditNames(entry.subject, what(entry)),
          auditEntryText(entry, saying),
        ]),
        empty: "No changes.",
      },
    ],
    aside: [],
  };
}

/** Who changed what, with names. */
export const auditSection: Section = {
  need: { verb: "view", kind: "audit" },
  doneTexts: {},
  load: (ctx, _rest, query) => load(ctx, query),
};
