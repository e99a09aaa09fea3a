import { canonicalJson } from "~/models/platform/text/canonical-json";
import { type RecordedActor, recordedActor } from "~/models/shops/actors/recorded-actor";
import { editorTag } from "../../content/builder/page-editors.server";
import { readBuiltPage } from "../../content/builder/read-built-page.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { nameActors } from "../orders/name-actors.server";

/** Longer than a browser with a script takes to say again that the page is open. */
const saidSeconds = 25;
/** How long a page counts as open in a browser without a script, which does not say it again. */
const loadedSeconds = 300;

/** Who else has a page open, by their names, and who changed it since it was shown; null for no one. */
export type OthersAtPage = { others: string[]; changedBy: string | null };

/** What a record's form is called among what is open: the builder's pages have their own names. */
export const recordPlace = (kind: string, name: string) => (kind === "template" ? name : `${kind} ${name}`);

/** Says that the page is open here, and who else has it open (rule builder-22). */
export async function openPage(ctx: RequestContext, page: string): Promise<string[]> {
  const actor = recordedActor(await ctx.actor());
  if (!("staffId" in actor)) return [];
  const seconds = ctx.isDocument ? loadedSeconds : saidSeconds;
  await announceChange(ctx, "shop", [editorTag(actor.staffId, seconds, page)]);
  const others = ctx.pageEditors
    .of(ctx.shop.id, page)
    .filter((staffId) => staffId !== actor.staffId)
    .map((staffId) => ({ kind: "staff" as const, staffId }));
  const nameOf = await nameActors(ctx, others);
  return others.map(nameOf);
}

/**
 * What a browser asks while it has a page open.
 * @param made the version that it shows
 * @throws AppError `forbidden`, `not_found`
 */
export async function stayAtPage(ctx: RequestContext, name: string, made: string): Promise<OthersAtPage> {
  const [others, { version, last }] = [await openPage(ctx, name), await readBuiltPage(ctx, name)];
  return { others, changedBy: version === made ? null : await nameOther(ctx, last?.actor) };
}

/** The name of who did something, where that is not who asks. */
export async function nameOther(
  ctx: RequestContext,
  actor: RecordedActor | undefined,
): Promise<string | null> {
  const me = recordedActor(await ctx.actor());
  if (!actor || canonicalJson(actor) === canonicalJson(me)) return null;
  return (await nameActors(ctx, [actor]))(actor);
}
