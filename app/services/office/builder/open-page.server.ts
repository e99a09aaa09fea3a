import { recordedActor } from "~/models/shops/actors/recorded-actor";
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
  const me = recordedActor(await ctx.actor());
  const isOwn = last !== null && JSON.stringify(last.actor) === JSON.stringify(me);
  if (version === made || last === null || isOwn) return { others, changedBy: null };
  return { others, changedBy: (await nameActors(ctx, [last.actor]))(last.actor) };
}
