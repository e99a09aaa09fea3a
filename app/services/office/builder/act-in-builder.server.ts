import { redirect } from "@remix-run/node";
import { z } from "zod";
import { hideAttribute, spaceAttribute, spaceSizes } from "~/models/content/blocks/block";
import type { BlockPlace } from "~/models/content/blocks/block-change";
import { htmlFaults } from "~/models/content/templates/html-faults";
import { fromAttribute, untilAttribute } from "~/models/content/templates/shown-at";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import { typedMoment } from "~/models/office/form/moment-texts";
import { isMoment } from "~/models/platform/date/zoned-moment";
import { AppError } from "~/models/platform/error/app-error";
import { isStaleRecord, StaleRecord } from "~/models/shops/records/stale-record";
import { officeBuilderPath } from "~/paths/office";
import { buildPage, type PageBuild } from "../../content/builder/build-page.server";
import { findBuiltVersion } from "../../content/builder/find-built-version.server";
import { restoreFormerPage } from "../../content/builder/former-pages.server";
import { discardPage, publishPage } from "../../content/builder/publish-page.server";
import { type BuiltPage, readBuiltPage } from "../../content/builder/read-built-page.server";
import { savePageStep } from "../../content/builder/save-page-step.server";
import { takeDownPage } from "../../content/builder/take-down-page.server";
import { undoPageStep } from "../../content/builder/undo-page-step.server";
import { answerForm } from "../../platform/forms/answer-form.server";
import { readRecordForm } from "../../platform/forms/read-record-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { answerRecordForm } from "../answer-record-form.server";
import { formPlace } from "../load-record.server";
import { mergePage } from "./merge-page.server";
import { nameOther } from "./open-page.server";
import { panelForm } from "./panel-form.server";

const id = z.string().regex(/^\d{1,4}(\.\d{1,4}){0,20}$/);
const place = z
  .string()
  .regex(/^(\d{1,4}(\.\d{1,4}){0,20})?:\d{1,4}$/)
  .transform((text): BlockPlace => {
    const [into = "", index = ""] = text.split(":");
    return { into, index: Number(index) };
  });
const version = z.string().max(100).default("");
const moment = z.string().max(30).default("");

const shownMoment = moment.refine((text) => text === "" || isMoment(text), "Enter a day and a time.");

/** Parts that one merge asks for at most. */
const mostAsked = 1000;

/** What the builder's forms ask for, by the name of each (rules builder-3 and builder-7). */
const schemas = {
  block: z.object({
    version,
    change: z.string().regex(/^(up|down|remove|duplicate) [\d.]{1,60}$/, "Choose a block."),
  }),
  move: z.object({ version, block: id, to: place }),
  add: z.object({
    version,
    entry: z.string({ required_error: "Choose what to add." }).min(1, "Choose what to add.").max(100),
    to: place,
  }),
  hide: z.object({
    version,
    block: id,
    on: z.enum(["", "phone", "desktop"]).default(""),
    space: z.enum(["", ...spaceSizes]).optional(),
    from: shownMoment,
    until: shownMoment,
  }),
  undo: z.object({ made: version }),
  redo: z.object({ made: version }),
  publish: z.object({ at: moment, made: version }),
  discard: z.object({ made: version }),
  "take-down": z.object({ at: moment }),
  "put-up": z.object({ made: version }),
  merge: z.object({
    made: version,
    seen: version,
    take: z
      .array(z.enum(["mine", "theirs", "both"]).optional())
      .max(mostAsked)
      .default([]),
  }),
  restore: z.object({ moment: z.string().datetime(), made: version }),
} as const;

/**
 * Does what a form of the builder asks for and leads back to it, to the block and the width of its address.
 * @throws Response 400 for a form that is none of the builder's; AppError `not_found`, `forbidden`
 */
export async function actInBuilder(ctx: RequestContext, request: Request, name: string) {
  const query = new URL(request.url).searchParams;
  const posted = await readRecordForm(request);
  const kept = { width: query.get("width") ?? undefined, at: query.get("at") ?? undefined };
  const page = await readBuiltPage(ctx, name);
  const isScheduled = page.publishAt !== null;
  /** A step takes the page's moment away, and says so. */
  const back = (block: string | null, { called = name, done }: { called?: string; done?: string } = {}) =>
    redirect(
      officeBuilderPath(called, {
        ...kept,
        block: block ?? undefined,
        done: done ?? (isScheduled ? "unscheduled" : undefined),
      }),
      303,
    );
  const deed = posted.get("do");
  const chosen = query.get("block");
  if (deed === "widget" || deed === "html" || deed === "page")
    return savePanel(ctx, posted, { page, of: deed === "page" ? "page" : (chosen ?? "") }, () =>
      // Kept while it is typed: the page stays where it is, unless it has something to say.
      posted.get("quiet") === "yes" && !isScheduled ? Response.json({ kept: true }) : back(chosen),
    );
  if (typeof deed !== "string" || !Object.hasOwn(schemas, deed))
    throw new Response("Bad Request", { status: 400 });
  const known = deed as keyof typeof schemas;
  const schema: z.ZodTypeAny = schemas[known];
  return answerForm(posted, { id: known, schema, keeps: "all" }, async (answers) => {
    const {
      version: of = "",
      made = "",
      at = "",
    } = answers as Partial<Record<"version" | "made" | "at", string>>;
    const build = buildOf(known, answers);
    if (build) return buildOrSayWhy(ctx, name, { made: of, build }, { back, kept });
    // Neither published nor thrown away is what someone else changed since the page was shown.
    if (made !== "" && made !== page.version && (await nameOther(ctx, page.last?.actor)) !== null)
      return meanwhile(name, kept);
    switch (known) {
      case "undo":
      case "redo":
        await undoPageStep(ctx, name, known);
        return back(null);
      case "publish":
        return back(chosen, {
          called: await publishPage(ctx, name, momentOf(ctx, at)),
          done: at === "" ? "publish" : "schedule",
        });
      case "discard":
        await discardPage(ctx, name);
        return back(null, { done: "discard" });
      case "put-up":
        await savePageStep(ctx, name, [
          { ...changeOf(page, "", { ...page.record, preview_only: false }), made: page.structure },
        ]);
        return back(chosen, { done: "put-up" });
      case "merge": {
        const { seen, take } = answers as z.output<typeof schemas.merge>;
        await mergePage(ctx, name, seen, (place) => take[place]);
        return redirect(officeBuilderPath(name, { ...kept, panel: "difference", done: "merged" }), 303);
      }
      case "restore":
        await restoreFormerPage(ctx, name, (answers as { moment: string }).moment);
        return redirect(officeBuilderPath(name, { ...kept, panel: "difference", done: "restored" }), 303);
      default:
        await takeDownPage(ctx, name, momentOf(ctx, at));
        return back(chosen, { done: "take-down" });
    }
  });
}

/** Someone else changed the page meanwhile: it is shown as it is now, and nothing is done to it. */
async function buildOrSayWhy(
  ctx: RequestContext,
  name: string,
  { made, build }: { made: string; build: PageBuild },
  {
    back,
    kept,
  }: {
    back: (block: string | null) => Response;
    kept: { width: string | undefined; at: string | undefined };
  },
): Promise<Response> {
  try {
    return back(await buildPage(ctx, name, made, build));
  } catch (error) {
    if (!isStaleRecord(error)) throw error;
    return meanwhile(name, kept);
  }
}

/** Leads to the page as it is now, and says that nothing was done. */
const meanwhile = (name: string, kept: { width: string | undefined; at: string | undefined }) =>
  redirect(officeBuilderPath(name, { ...kept, done: "meanwhile" }), 303);

/** What a form changes in the page's structure; null for one that does something else. */
function buildOf(deed: keyof typeof schemas, answers: unknown): PageBuild | null {
  switch (deed) {
    case "block": {
      const [act = "", block = ""] = (answers as { change: string }).change.split(" ");
      return { act: act as "up" | "down" | "remove" | "duplicate", block };
    }
    case "move": {
      const { block, to } = answers as { block: string; to: BlockPlace };
      return { act: "move", block, to };
    }
    case "add": {
      const { entry, to } = answers as { entry: string; to: BlockPlace };
      return { act: "add", entry, to };
    }
    case "hide": {
      const { block, on, space, from, until } = answers as z.output<typeof schemas.hide>;
      const values = {
        [hideAttribute]: on,
        // A block that is no layout is not asked.
        ...(space === undefined ? {} : { [spaceAttribute]: space }),
        [fromAttribute]: from,
        [untilAttribute]: until,
      };
      return { act: "attributes", block, values };
    }
    default:
      return null;
  }
}

/** A typed moment of the shop's clock; null where none was typed. */
function momentOf(ctx: RequestContext, text: string): Date | null {
  if (text === "") return null;
  const iso = typedMoment(text, ctx.shop.settings.general.time_zone);
  if (iso === null) throw new AppError("invalid", "Enter a day and a time.", "at");
  return new Date(iso);
}

/** Keeps what was typed beside the page as a step of its drafts. */
async function savePanel(
  ctx: RequestContext,
  posted: FormData,
  { page, of }: { page: BuiltPage; of: string },
  back: () => Response,
) {
  const panel = panelForm(ctx, page, of);
  if (!panel) throw new AppError("not_found", "This block is not there any more.");
  const { deed, form, schema, toForm, fromForm, current, widget } = panel;
  const ofDraft = {
    kind: widget === "" ? ("template" as const) : ("widget" as const),
    name: widget || page.name,
  };
  const former = (version: string) => findBuiltVersion(ctx, page.name, ofDraft, version);
  const about = {
    id: deed,
    form,
    schema,
    place: formPlace(ctx),
    toForm,
    // A block of text is one field, and no record.
    formerOf: deed === "html" ? undefined : former,
  };
  return answerRecordForm(posted, about, async (value, made) => {
    if (made !== null && made !== panel.version) throw new StaleRecord(current, recordVersion(current));
    const typed = fromForm(value, current);
    if (deed === "html") {
      refuseUnclosed(String(typed));
      await buildPage(ctx, page.name, page.structure, { act: "html", block: of, html: String(typed) });
      return back();
    }
    await savePageStep(ctx, page.name, [{ ...changeOf(page, widget, typed), made: panel.version }]);
    return back();
  });
}

/** HTML that is not closed would swallow the blocks behind it. @throws AppError `invalid` */
function refuseUnclosed(html: string): void {
  const isOpen = html.lastIndexOf("<!--") > html.lastIndexOf("-->");
  const [fault = isOpen ? "<!-- is never closed" : undefined] = htmlFaults(html);
  if (fault !== undefined) throw new AppError("invalid", `Mend it first: ${fault}.`, "html");
}

const changeOf = (page: BuiltPage, widget: string, record: unknown) =>
  widget === ""
    ? ({ kind: "template", name: page.name, record: record as WrittenTemplate } as const)
    : ({ kind: "widget", name: widget, record } as const);
