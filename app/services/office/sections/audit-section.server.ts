import { redirect } from "@remix-run/node";
import { z } from "zod";
import { auditEntryText, auditNames, auditSubjects } from "~/models/office/audit/audit-words";
import { dayText } from "~/models/office/day-text";
import { deedField } from "~/models/office/record/deed-field";
import type { RecordView } from "~/models/office/record/record-view";
import { withQuery } from "~/paths";
import { readCursor, writeCursor } from "../../platform/http/page-cursor.server";
import { searchAudit } from "../../shops/audit/search-audit.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { findUndos } from "../audit/find-undos.server";
import { listAuditedPeople } from "../audit/list-audited-people.server";
import { undoAdded } from "../audit/undo-added.server";
import { undoChange } from "../audit/undo-change.server";
import { nameActors } from "../orders/name-actors.server";
import { nameSubjects } from "./name-subjects.server";
import type { Section } from "./section";

const path = "/admin/audit";
const longestText = 200;
/** Changes on a page. */
const pageLength = 100;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** What a list is narrowed by, from its address or a form in it. */
function narrowedBy(asked: URLSearchParams | FormData) {
  const text = (name: string) => String(asked.get(name) ?? "").slice(0, longestText);
  const day = (name: string) => (dayPattern.test(text(name)) && Date.parse(text(name)) ? text(name) : "");
  return {
    subject: text("subject"),
    record: text("record"),
    person: text("person"),
    from: day("from"),
    to: day("to"),
  };
}

async function load(ctx: RequestContext, query: URLSearchParams): Promise<RecordView> {
  const narrowed = narrowedBy(query);
  const { subject, record, person, from, to } = narrowed;
  const after = query.get("after");
  const cursor = after ? readCursor(after, z.object({ at: z.string().max(40), id: z.number().int() })) : null;
  const search = {
    subject: subject || null,
    record: record || null,
    staffId: /^\d{1,15}$/.test(person) ? Number(person) : null,
    from: from && `${from}T00:00:00Z`,
    before: to && new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000).toISOString(),
  };
  const found = await searchAudit(ctx, search, { after: cursor, limit: pageLength + 1 });
  const page = found.slice(0, pageLength).map(({ entry }) => entry);
  const last = found.length > pageLength ? found[pageLength - 1] : undefined;
  const [people, who, what] = await Promise.all([
    listAuditedPeople(ctx),
    nameActors(
      ctx,
      page.map(({ actor }) => actor),
    ),
    nameSubjects(ctx, page),
  ]);
  const undos = await findUndos(ctx, page, what);
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
      deedField("record", "SKU, number or name", { text: record }),
      deedField("person", "Who", {
        kind: "choice",
        text: person,
        choices: [{ value: "", label: "Anyone" }, ...people],
      }),
      deedField("from", "From", { kind: "day", text: from }),
      deedField("to", "Until", { kind: "day", text: to }),
    ],
    main: [
      {
        kind: "table",
        title: "Changes",
        ...(last && {
          more: {
            to: withQuery(path, {
              ...narrowed,
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
        ...(undos.size > 0 && {
          button: {
            deed: "undo",
            label: "Undo",
            of: page.map(({ id }) => {
              const undo = undos.get(id);
              return undo ? JSON.stringify(undo) : null;
            }),
            values: narrowed,
          },
        }),
      },
    ],
    aside: [],
  };
}

const undoSchema = z.object({
  of: z
    .string()
    .max(2000)
    .transform(parsedJson)
    .pipe(
      z.object({
        kind: z.string().max(60),
        name: z.string().max(500),
        version: z.string().max(64).nullable(),
        at: z.string().max(40),
      }),
    ),
});

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

type Args = [ctx: RequestContext, posted: FormData];
const rules = {
  undo: deedRule<Args, typeof undoSchema>(undoSchema, async (ctx, posted, { of }) => {
    const { version, ...change } = of;
    if (version === null) await undoAdded(ctx, change);
    else await undoChange(ctx, { ...change, version });
    return redirect(withQuery(path, { ...narrowedBy(posted), done: "undo" }), 303);
  }),
};

/** Who changed what, with names, and what brings back the version before (rules office-23 and office-98). */
export const auditSection: Section = {
  need: { verb: "view", kind: "audit" },
  doneTexts: {
    undo: "It is what it was before that change; what was added is archived. This, too, can be undone.",
  },
  load: (ctx, _rest, query) => load(ctx, query),
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx, posted], path),
};
