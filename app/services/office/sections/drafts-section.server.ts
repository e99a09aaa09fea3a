import { z } from "zod";
import { typedMoment } from "~/models/office/form/moment-texts";
import { deedField } from "~/models/office/record/deed-field";
import { manyOf } from "~/models/office/record/many-of";
import { draftTitle } from "~/models/office/records/draft-title";
import { recordScreens } from "~/models/office/records/record-screens";
import { formatDateTime } from "~/models/platform/date/format-date";
import { AppError } from "~/models/platform/error/app-error";
import { optionalText } from "~/models/platform/validation/required-text";
import { officeBuilderPath, officeRecordPath, officeSettingsPath } from "~/paths/office";
import type { RequestContext } from "../../shops/context/request-context.server";
import { listRecordDrafts, type RecordDraft } from "../../shops/drafts/list-record-drafts.server";
import { publishRecordDrafts } from "../../shops/drafts/publish-record-drafts.server";
import { answerDeed, deedRule } from "../answer-deed.server";
import { requireKind } from "../load-record.server";
import { nameActors } from "../orders/name-actors.server";
import { type DraftSet, draftSets } from "./draft-sets.server";
import type { Section } from "./section";

/** Drafts that the page lists. */
const shown = 200;
type Args = [ctx: RequestContext];

const chosen = z.object({ drafts: manyOf, at: optionalText("At", 30) });
const page = { after: null, limit: shown };
const keyOf = ({ kind, name }: RecordDraft) => `${kind} ${name}`;

/** The screen of a draft's record. */
function screenOf({ kind, name }: RecordDraft): string | undefined {
  if (kind === "settings") return officeSettingsPath(name);
  if (kind === "template") return officeBuilderPath(name);
  const screen = recordScreens.find((one) => one.kind === kind);
  return screen && officeRecordPath(screen.segment, name);
}

const rules = {
  publish: deedRule<Args, typeof chosen>(chosen, async (ctx, { drafts: keys, at: typed }) => {
    const at = typed === "" ? null : typedMoment(typed, ctx.shop.settings.general.time_zone);
    if (typed !== "" && at === null) throw new AppError("invalid", "Enter a day and a time.", "at");
    const known = await listRecordDrafts(ctx, null, page);
    const sets = draftSets(known).filter(({ draft }) => keys.includes(keyOf(draft)));
    const drafts = [...new Set(sets.flatMap(({ draft, parts }) => [draft, ...parts]))];
    if (drafts.length === 0) throw new AppError("invalid", "Choose at least one draft.", "drafts");
    const together = drafts.map(({ kind, name, version }) => ({
      kind: requireKind(ctx, kind),
      name,
      version,
    }));
    await publishRecordDrafts(ctx, together, at === null ? null : new Date(at));
  }),
};

/** What was written for later, published together: a home page, a menu and a sale for one weekend. */
export const draftsSection: Section = {
  need: { verb: "change", kind: "content" },
  doneTexts: { publish: "Done. What is published now shows within a second; the rest waits for its moment." },
  async load(ctx) {
    const drafts = await listRecordDrafts(ctx, null, page);
    const nameOf = await nameActors(
      ctx,
      drafts.map(({ actor }) => actor),
    );
    const zone = ctx.shop.settings.general.time_zone;
    const titleOf = (draft: RecordDraft) => draftTitle(draft, { widgets: ctx.handlers.widgets });
    const sets = draftSets(drafts);
    const withParts = ({ draft, parts }: DraftSet<RecordDraft>) =>
      parts.length === 0 ? titleOf(draft) : `${titleOf(draft)} with ${parts.map(titleOf).join(", ")}`;
    return {
      title: "Drafts",
      badges: [],
      intro:
        "Changes that shoppers do not see yet. Publish several at once: all go live together, or none do.",
      way: [],
      deeds:
        drafts.length === 0
          ? []
          : [
              {
                deed: "publish",
                label: "Publish together…",
                submit: "Publish",
                isMain: true,
                fields: [
                  deedField("drafts", "What", {
                    kind: "choices",
                    choices: sets.map((set) => ({ value: keyOf(set.draft), label: withParts(set) })),
                  }),
                  deedField("at", "At", {
                    kind: "moment",
                    isOptional: true,
                    help: "On the shop’s clock. Empty for now.",
                  }),
                ],
              },
            ],
      main: [
        {
          kind: "rows",
          title: "Drafts",
          empty: "Nothing waits to be published.",
          rows: sets.map(({ draft, parts }) => {
            const changed = parts.length > 0 ? ` · with ${parts.map(titleOf).join(", ")}` : "";
            const to = screenOf(draft);
            const row = {
              title: titleOf(draft),
              sub: `${nameOf(draft.actor)}, ${formatDateTime(draft.at, zone)}${draft.fault ? ` · ${draft.fault}` : ""}${changed}`,
              end: stateOf(draft, zone),
              tone: draft.fault || draft.isStale ? ("bad" as const) : ("plain" as const),
            };
            return to === undefined ? row : { ...row, to };
          }),
        },
      ],
      aside: [],
    };
  },
  act: (ctx, posted) => answerDeed<Args>(posted, rules, [ctx], "/admin/drafts"),
};

function stateOf({ publishAt, isStale, fault }: RecordDraft, zone: string): string {
  if (fault) return "Not published";
  if (isStale) return "Changed meanwhile";
  return publishAt ? `Goes out ${formatDateTime(publishAt, zone)}` : "Waits";
}
