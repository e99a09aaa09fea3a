import type { PartChoice } from "~/models/content/blocks/merge-pieces";
import type { WrittenTemplate } from "~/models/content/templates/written-template";
import type { PageMerge } from "~/models/office/builder/builder-view";
import { AppError } from "~/models/platform/error/app-error";
import type { WidgetContent } from "~/models/shops/pages/widget-content";
import { builtKinds } from "../../content/builder/put-draft.server";
import { type BuiltPage, readBuiltPage } from "../../content/builder/read-built-page.server";
import { type PageChange, savePageStep } from "../../content/builder/save-page-step.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { formerOf } from "../../shops/records/former-of.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type AskedPart, mergeTemplate, mergeWidget, type RecordMerge } from "./merge-records.server";

/**
 * How the drafts of a page and what was published meanwhile come together (rule builder-29); null where
 * nothing was.
 */
export async function planPageMerge(ctx: ShopContext, page: BuiltPage): Promise<PageMerge | null> {
  if (page.stale.length === 0) return null;
  const merges = await mergesOf(ctx, page);
  return {
    seen: seenOf(page),
    sentences: merges.flatMap(({ sentences }) => sentences),
    taken: merges.flatMap(({ taken }) => taken),
    asked: merges.flatMap(({ asked }) => asked).map((asked, place) => ({ ...asked, name: nameOf(place) })),
  };
}

/**
 * Brings the drafts of a page and what was published meanwhile together, as one step of building it (rule
 * builder-29).
 * @param seen of {@link planPageMerge}: what has been published since then was not looked at
 * @param choose says of each asked part, by its place, whose is taken
 * @throws AppError `invalid` for a part without a choice; `conflict` where nothing else was published, or
 * something newer; StaleRecord
 */
export async function mergePage(
  ctx: ShopContext,
  name: string,
  seen: string | null,
  choose: (place: number, asked: AskedPart) => PartChoice | undefined,
): Promise<void> {
  const page = await readBuiltPage(ctx, name);
  if (page.stale.length === 0) throw new AppError("conflict", "Nothing else was published meanwhile.");
  if (seen !== null && seen !== seenOf(page))
    throw new AppError("conflict", "It was published again meanwhile. Look at it once more.");
  const merges = await mergesOf(ctx, page);
  let place = 0;
  const changes = page.stale.map(({ draft, published }, index): PageChange => {
    const choices = (merges[index]?.asked ?? []).map((asked) => {
      const choice = choose(place, asked);
      if (choice === undefined || (choice === "both" && !asked.canBoth))
        throw new AppError("invalid", "Choose what is kept.", nameOf(place));
      place++;
      return choice;
    });
    return {
      kind: draft.kind as PageChange["kind"],
      name: draft.name,
      record: merges[index]?.make(choices),
      made: recordVersion(draft.record),
      broughtTo: published === null ? null : recordVersion(published),
    };
  });
  await savePageStep(ctx, name, changes);
}

const nameOf = (place: number) => `take[${place}]`;

const seenOf = ({ stale }: BuiltPage): string => recordVersion(stale.map(({ published }) => published));

const mergesOf = (ctx: ShopContext, page: BuiltPage): Promise<RecordMerge[]> =>
  Promise.all(
    page.stale.map(async (stale) => {
      const { draft } = stale;
      const kind = builtKinds[draft.kind as PageChange["kind"]];
      const began =
        draft.madeFrom === null ? undefined : await formerOf(ctx, kind, draft.name)(draft.madeFrom);
      return draft.kind === "template"
        ? mergeTemplate(ctx, page, stale, began as WrittenTemplate | undefined)
        : mergeWidget(ctx, stale, began as WidgetContent | undefined);
    }),
  );
