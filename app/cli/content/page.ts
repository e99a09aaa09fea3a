import { allBlocks } from "~/models/content/blocks/block";
import { startingPages } from "~/models/content/blocks/sections";
import { templateName } from "~/models/content/templates/written-template";
import { isMoment, zonedMomentMs } from "~/models/platform/date/zoned-moment";
import { actorText } from "~/models/shops/actors/recorded-actor";
import { advisePage } from "~/services/content/builder/advise-page.server";
import { listFormerPages, restoreFormerPage } from "~/services/content/builder/former-pages.server";
import { discardPage, publishPage } from "~/services/content/builder/publish-page.server";
import { readBuiltPage } from "~/services/content/builder/read-built-page.server";
import { startPage } from "~/services/content/builder/start-page.server";
import { takeDownPage } from "~/services/content/builder/take-down-page.server";
import { undoPageStep } from "~/services/content/builder/undo-page-step.server";
import { templateRecords } from "~/services/content/templates/template-records.server";
import type { ShopFilesContext } from "~/services/files/files-context.server";
import { mergePage, planPageMerge } from "~/services/office/builder/merge-page.server";
import { type Command, UsageError } from "../command";
import { findShop, type OpenShops, withShops } from "../open-shops";
import { readArguments } from "../read-arguments";

type Asked = {
  ctx: ShopFilesContext;
  /** Of the page's record, such as `page/About us`. */
  name: string;
  options: Record<string, string>;
  say: OpenShops["say"];
};
type Form = { rest?: string[]; optional?: string[]; run: (asked: Asked, more: string[]) => Promise<void> };

const starts: readonly string[] = startingPages.flatMap(({ value }) => (value === "" ? [] : [value]));

/** What the page builder does, by the name of each form. */
const forms: Record<string, Form> = {
  start: { rest: ["<address>"], optional: ["from"], run: start },
  advice: { run: advice },
  undo: { run: ({ ctx, name }) => undoPageStep(ctx, name, "undo") },
  redo: { run: ({ ctx, name }) => undoPageStep(ctx, name, "redo") },
  publish: { optional: ["at"], run: publish },
  discard: { run: ({ ctx, name }) => discardPage(ctx, name) },
  "take-down": { optional: ["at"], run: takeDown },
  merge: { optional: ["keep"], run: merge },
  versions: { run: versions },
  restore: { rest: ["<moment>"], run: restore },
};

/** `page <form> --client acme "page/About us"`: a page with all that its widgets show. */
async function run([action = "", ...args]: string[]): Promise<void> {
  const form = Object.hasOwn(forms, action) ? forms[action] : undefined;
  if (!form) throw new UsageError(`use page ${Object.keys(forms).join(", page ")}`);
  const allowed = { required: ["client"], optional: form.optional ?? [] };
  const { options, rest } = readArguments(args, allowed, ["<page>", ...(form.rest ?? [])]);
  const [name = "", ...more] = rest;
  await withShops("page", async ({ base, say }) => {
    const ctx = await findShop(base, options.client ?? "");
    await form.run({ ctx, name, options, say }, more);
    if (action === "undo" || action === "redo" || action === "discard") say("Done");
  });
}

/** See {@link run}. */
export const page: Command = {
  name: "page",
  usage: `
  page start --client acme [--from ${starts.join("|")}] "About us" about
                                                               begin a page, which shoppers do not see yet
  page advice --client acme "page/About us"                    list what to mend before it goes out
  page publish --client acme [--at 2026-12-01T08:00] "page/About us"
                                                               publish it with what its widgets show
  page discard --client acme "page/About us"                   discard the drafts of both
  page take-down --client acme [--at 2026-12-24T18:00] "page/About us"
                                                               hide it at a time; without one it stays up
  page merge --client acme [--keep mine|theirs] "page/About us"
                                                               bring its draft and what was published
                                                               meanwhile together; --keep decides what
                                                               both changed
  page versions --client acme "page/About us"                  list when it was published, and what changed
  page restore --client acme "page/About us" 2026-11-20T08:00:00.000Z
                                                               make drafts of what it was before that moment
  page undo --client acme "page/About us"                      take the last step of building it back
  page redo --client acme "page/About us"                      do it again`,
  run,
};

async function start({ ctx, name, options, say }: Asked, [address = ""]: string[]): Promise<void> {
  const { from = "" } = options;
  if (from !== "" && !starts.includes(from)) throw new UsageError(`--from is one of ${starts.join(", ")}`);
  const typed = { name, entity_type: "page", slug: address, html: "" };
  const written = templateRecords.check(templateName({ name, entity_type: "page" }), typed, ctx);
  say(`'${await startPage(ctx, written, from)}' is begun`);
}

async function advice({ ctx, name, say }: Asked): Promise<void> {
  const built = await readBuiltPage(ctx, name);
  const labels = new Map(
    allBlocks(built.blocks).map((one) => [one.id, one.kind === "widget" ? one.name : ""]),
  );
  const found = await advisePage(ctx, built);
  for (const { text, block } of found) say([labels.get(block ?? "") ?? "", text].filter(Boolean).join(": "));
  if (found.length === 0) say("Nothing to mend");
}

async function publish({ ctx, name, options, say }: Asked): Promise<void> {
  const at = momentOf(ctx, options.at);
  const called = await publishPage(ctx, name, at);
  say(at ? `'${called}' is published at ${at.toISOString()}` : `'${called}' is published`);
}

async function takeDown({ ctx, name, options, say }: Asked): Promise<void> {
  const at = momentOf(ctx, options.at);
  await takeDownPage(ctx, name, at);
  say(at ? `'${name}' is taken down at ${at.toISOString()}` : `'${name}' stays up`);
}

async function versions({ ctx, name, say }: Asked): Promise<void> {
  const found = await listFormerPages(ctx, await readBuiltPage(ctx, name));
  for (const { moment, actor, changes } of found)
    say(`${moment} ${actorText(actor)}: ${changes.map(({ kind, name: of }) => `${kind} ${of}`).join(", ")}`);
  if (found.length === 0) say("No changes yet");
}

async function restore({ ctx, name, say }: Asked, [moment = ""]: string[]): Promise<void> {
  await restoreFormerPage(ctx, name, moment);
  say(`Drafts of '${name}' as it was before ${moment} wait to be published`);
}

async function merge({ ctx, name, options, say }: Asked): Promise<void> {
  const { keep } = options;
  if (keep !== undefined && keep !== "mine" && keep !== "theirs")
    throw new UsageError("--keep is mine or theirs");
  const plan = await planPageMerge(ctx, await readBuiltPage(ctx, name));
  for (const sentence of plan?.sentences ?? []) say(`Published meanwhile: ${sentence}`);
  for (const { title, fields } of plan?.taken ?? [])
    for (const { label, theirText } of fields) say(`Published meanwhile: ${title}, ${label}: ${theirText}`);
  for (const { label, mine, theirs } of plan?.asked ?? [])
    say(`Both changed: ${label}\n  mine: ${mine}\n  theirs: ${theirs}`);
  if (plan && plan.asked.length > 0 && keep === undefined)
    throw new UsageError("say what is kept of what both changed: --keep mine or --keep theirs");
  await mergePage(ctx, name, plan?.seen ?? null, () => keep ?? "mine");
  say(`The draft of '${name}' holds both`);
}

/** A moment of the shop's clock; null where none was typed. @throws UsageError */
function momentOf({ shop }: ShopFilesContext, text: string | undefined): Date | null {
  if (text === undefined) return null;
  if (!isMoment(text))
    throw new UsageError(`'${text}' is no time such as 2026-12-01T08:00 or 2026-12-01T08:00Z`);
  return new Date(zonedMomentMs(text, shop.settings.general.time_zone));
}
