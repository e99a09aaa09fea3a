import type { BuilderView } from "~/models/office/builder/builder-view";
import { formatDateTime } from "~/models/platform/date/format-date";
import type { BuiltPage } from "../../content/builder/read-built-page.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { nameActors } from "../orders/name-actors.server";

const doneNotes = {
  meanwhile: {
    text: "Someone changed the page meanwhile. This is how it stands now: do it again.",
    tone: "mind",
  },
  unscheduled: {
    text: "It was changed, so it is no longer scheduled. Publish it anew once it is done.",
    tone: "mind",
  },
  publish: { text: "Published. The shop shows it within a second.", tone: "good" },
  schedule: { text: "It goes out at its moment.", tone: "good" },
  discard: { text: "The draft is gone. This is what is published.", tone: "good" },
  "take-down": { text: "Saved.", tone: "good" },
  "put-up": { text: "Publish it, and shoppers see it again.", tone: "good" },
  merged: {
    text: "Both are in the draft now. Compare it with what is published, then publish it or undo.",
    tone: "good",
  },
  restored: {
    text: "This is what it was, as a draft. Compare both, then publish it or undo.",
    tone: "good",
  },
} as const;

/**
 * What is said of a page that is being built: who changed it, when it goes out or is taken down, what is
 * wrong.
 */
export async function builderNotes(
  ctx: ShopContext,
  page: BuiltPage,
  done: string | null,
): Promise<BuilderView["notes"]> {
  const zone = ctx.shop.settings.general.time_zone;
  const at = (moment: Date) => formatDateTime(moment, zone);
  const notes: BuilderView["notes"] = [];
  const said = Object.hasOwn(doneNotes, done ?? "") ? doneNotes[done as keyof typeof doneNotes] : null;
  if (said) notes.push(said);
  if (page.stale.length > 0)
    notes.push({
      text: "What is published was changed since this draft was begun. Bring both together to go on.",
      tone: "bad",
    });
  if (page.fault !== null) notes.push({ text: page.fault, tone: "bad" });
  if (page.published?.preview_only)
    notes.push({ text: "Shoppers do not see it: only preview links open it.", tone: "mind" });
  if (page.publishAt) notes.push({ text: `It is published at ${at(page.publishAt)}.`, tone: "good" });
  if (page.takeDownAt) notes.push({ text: `It is taken down at ${at(page.takeDownAt)}.`, tone: "mind" });
  if (page.last) {
    const name = (await nameActors(ctx, [page.last.actor]))(page.last.actor);
    notes.push({ text: `Last change by ${name}, ${at(page.last.at)}.`, tone: "plain" });
  }
  return notes;
}
