import { redirect } from "@remix-run/node";
import { z } from "zod";
import { dayText } from "~/models/office/day-text";
import type { WorkReport } from "~/models/office/host/works/work-report";
import { isWorkUnderWay, workBadge, workName } from "~/models/office/host/works/work-words";
import type { DeedView, PanelView, RecordView } from "~/models/office/record/record-view";
import { formatBytes } from "~/models/platform/bytes/format-bytes";
import { AppError } from "~/models/platform/error/app-error";
import { withQuery } from "~/paths";
import type { RequestContext } from "../../../shops/context/request-context.server";
import { answerDeed, deedRule, shownOnce } from "../../answer-deed.server";
import { ownerLink } from "../owner-link.server";
import { findWork, type HostWork, listWorks } from "./list-works.server";
import { endMoveOf, waitsForItsEnd } from "./move-business.server";
import { workPath } from "./new-shop-page.server";
import { restorePath } from "./restore-page.server";
import { settleWork } from "./settle-work.server";

type Args = [ctx: RequestContext, id: string];
const nothing = z.object({});

/** Where work is shown: the list it belongs to, and the kind of file its file is. */
export type WorkPlace = { path: string; label: string; file: string };
/** Work of hosts. */
export const hostPlace: WorkPlace = { path: "/admin/host", label: "All shops", file: "exports" };
const pageIn = ({ path }: WorkPlace, id: string): string =>
  path === hostPlace.path ? workPath(id) : `${path}/${id}`;

const rules = {
  begin: deedRule<Args, typeof nothing>(nothing, (ctx, id) => settleWork(ctx, id, "begin")),
  drop: deedRule<Args, typeof nothing>(nothing, (ctx, id) => settleWork(ctx, id, "drop")),
  confirm: deedRule<Args, typeof nothing>(nothing, async (ctx, id) =>
    redirect(workPath(await endMoveOf(ctx, id, "confirm")), 303),
  ),
  undo: deedRule<Args, typeof nothing>(nothing, async (ctx, id) =>
    redirect(workPath(await endMoveOf(ctx, id, "undo")), 303),
  ),
  link: deedRule<Args, typeof nothing>(nothing, async (ctx, id) => {
    const { input, code } = await findWork(ctx, id);
    if (input.kind !== "found") throw new AppError("conflict", "This work made no shop.");
    const link = await ownerLink(ctx, { code, email: input.email });
    return shownOnce("link", "This link works once, within 7 days. It is shown this once.", link);
  }),
};

/** What the page of a work says after an action. */
export const workDoneTexts = { begin: "Begun.", drop: "Dropped. Nothing was made." };

/** Does what a form of a work's page asks for. */
export const actOnWork = (ctx: RequestContext, posted: FormData, id: string) =>
  answerDeed<Args>(posted, rules, [ctx, id], workPath(id));

/** The latest work as rows of a list, of all shops or of one. */
export async function workRows(
  ctx: RequestContext,
  limit: number,
  place: WorkPlace,
  code?: string,
): Promise<PanelView> {
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const works = await listWorks(ctx, code === undefined ? { limit } : { limit, code });
  return {
    kind: "rows",
    title: "Work",
    more:
      place === hostPlace
        ? { to: withQuery(restorePath, code === undefined ? {} : { code }), label: "Restore a backup" }
        : undefined,
    empty: "None yet.",
    rows: works.map(({ id, kind, code, state, createdAt, askedBy }) => ({
      title: workName(kind, code),
      to: pageIn(place, id),
      sub: `${dayText(createdAt, clock)} · ${askedBy}`,
      end: workBadge(state).text,
      tone: workBadge(state).tone,
    })),
  };
}

/** A piece of work: what it would do, how far it is, and what came of it (rule hosting-7). */
export async function loadWork(ctx: RequestContext, id: string, place: WorkPlace): Promise<RecordView> {
  const work = await findWork(ctx, id);
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const { state, kind, code, askedBy, createdAt, endedAt } = work;
  return {
    title: workName(kind, code),
    badges: [workBadge(state)],
    intro: introOf(work),
    isUnderWay: isWorkUnderWay(state),
    way: [{ to: place.path, label: place.label }],
    deeds: deedsOf(work, await waitsForItsEnd(ctx, work)),
    main: work.report
      ? [
          ...filePanel(`/admin/file/${place.file}/${id}`, work.report),
          ...reportPanels(kind, work.report, state === "shown" || isWorkUnderWay(state)),
        ]
      : work.fault.includes("\n")
        ? [linesPanel("What is wrong", work.fault.split("\n"))]
        : [],
    aside: [
      {
        kind: "facts",
        title: "About",
        facts: [
          {
            label: "Shop",
            text: code,
            ...(state === "done" && place === hostPlace ? { to: `/admin/host/${code}` } : {}),
          },
          { label: "Asked by", text: askedBy },
          { label: "Begun", text: dayText(createdAt, clock) },
          ...(endedAt ? [{ label: "Ended", text: dayText(endedAt, clock) }] : []),
        ],
      },
    ],
  };
}

const filePanel = (href: string, { file }: WorkReport): PanelView[] =>
  file
    ? [
        {
          kind: "links",
          title: "File",
          links: [
            {
              href,
              label: `Save ${file.name} (${formatBytes(file.sizeBytes)})`,
              isFile: true,
            },
          ],
        },
      ]
    : [];

function introOf({ state, kind, fault, progress, report }: HostWork): string {
  if (state === "failed")
    return fault.includes("\n")
      ? "Nothing was done."
      : `Nothing was done. ${fault.charAt(0).toUpperCase()}${fault.slice(1)}`;
  if (state === "shown" && report && report.refused.length > 0 && kind === "move")
    return "This cannot be done yet: see below what is in the way.";
  if (state === "shown")
    return `Nothing is ${kind === "found" ? "made" : "done"} yet. This is what would come of it.`;
  return isWorkUnderWay(state) ? progress || "This page shows how far it is." : "";
}

function deedsOf({ state, kind, report }: HostWork, isMoved: boolean): DeedView[] {
  if (isMoved)
    return [
      {
        deed: "confirm",
        label: "Confirm the move…",
        submit: "Confirm it",
        isMain: true,
        about: "The old database forgets the business. There is no way back then but another move.",
        fields: [],
      },
      {
        deed: "undo",
        label: "Undo the move…",
        submit: "Undo it",
        about: "The business lives where it did, with everything that was written since.",
        fields: [],
      },
    ];
  if (state === "shown" && kind === "move")
    return [
      ...(report && report.refused.length > 0 ? [] : [movingNow]),
      { deed: "drop", label: "Drop it…", submit: "Drop it", fields: [] },
    ];
  if (state === "shown" && kind === "restore")
    return [
      {
        deed: "begin",
        label: "Restore…",
        submit: "Restore it now",
        isDanger: true,
        about:
          "In its place, what came since the backup is lost: back it up first to keep that. A copy takes nothing away.",
        fields: [],
      },
      { deed: "drop", label: "Drop it…", submit: "Drop it", fields: [] },
    ];
  if (state === "shown" && kind === "apply")
    return [
      {
        deed: "begin",
        label: "Apply it…",
        submit: "Apply it now",
        isMain: true,
        about: "What is listed below is done, whole or not at all.",
        fields: [],
      },
      { deed: "drop", label: "Drop it…", submit: "Drop it", fields: [] },
    ];
  if (state === "shown")
    return [
      { deed: "begin", label: "Make it…", submit: "Make the shop", isMain: true, fields: [] },
      {
        deed: "drop",
        label: "Drop it…",
        submit: "Drop it",
        isDanger: true,
        about: "Nothing is made.",
        fields: [],
      },
    ];
  return state === "done" && kind === "found"
    ? [
        {
          deed: "link",
          label: "Show the owner’s link…",
          submit: "Show it",
          about: "The owner has a mail with a link. Pass one on by hand where mail does not arrive.",
          fields: [],
        },
      ]
    : [];
}

const movingNow: DeedView = {
  deed: "begin",
  label: "Move it…",
  submit: "Move it now",
  isMain: true,
  about: "It is copied while it sells. Afterwards you confirm the move, or undo it.",
  fields: [],
};

const linesPanel = (title: string, lines: readonly string[]): PanelView => ({
  kind: "rows",
  title,
  empty: "None.",
  rows: [...new Set(lines)].map((line) => ({ title: line })),
});

function reportPanels(
  kind: HostWork["kind"],
  { taken, changed, refused, next }: WorkReport,
  isAhead: boolean,
): PanelView[] {
  const some = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [linesPanel(title, lines)] : [];
  const did = isAhead ? "Would be done" : "Done";
  const came = isAhead ? "Would come" : "Came";
  return [
    linesPanel(kind === "move" ? did : came, taken),
    ...some(kind === "move" ? "In the way" : isAhead ? "Would be refused" : "Refused", refused),
    ...some("Changed or to look at", changed),
    ...some("Next", next),
  ];
}
