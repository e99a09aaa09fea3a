import {
  type FilledCategory,
  tileColumns,
  topCategories,
  withPictures,
} from "../../catalogue/categories/filled-category";
import type { WidgetContent, WidgetField } from "../../shops/pages/widget-content";

/** A picture that may stand large: its address and size, px. */
export type LargePicture = { url: string; width: number; height: number };

/** The widget at the head of the starter's home page. */
export const starterHero = "home-hero";

/** The least width of a picture that stands across half the page, px, and its least and greatest shape. */
const heroWidthPx = 1000;
const heroShapes = { least: 0.9, most: 2.5 };
const squareBelow = 1.25;

/**
 * The hero with the first picture that is good enough to stand large, beside its words; null where none is,
 * or the owner has chosen one.
 */
export function heroWithPicture(
  hero: WidgetContent,
  pictures: readonly LargePicture[],
): WidgetContent | null {
  const [item, ...rest] = hero.items;
  if (!item || item.image) return null;
  const good = pictures.find(({ width, height }) => {
    const shape = width / height;
    return width >= heroWidthPx && shape >= heroShapes.least && shape <= heroShapes.most;
  });
  if (!good) return null;
  // A square picture is shown whole, or nearly so.
  const shape = good.width / good.height < squareBelow ? "square" : "32";
  const placed = { image: field(good.url), contentTextAlign: field("left"), textWidth: field("third") };
  return { ...hero, props: { ...hero.props, shape }, items: [{ ...item, ...placed }, ...rest] };
}

/**
 * The hero with a sentence that names what the shop sells, where the owner gave none: up to three categories,
 * as they are called; null where there is one already, or nothing to name.
 */
export function heroWithWords(hero: WidgetContent, all: readonly FilledCategory[]): WidgetContent | null {
  const [item, ...rest] = hero.items;
  const names = topCategories(all).map(({ name }) => name);
  if (!item || item.description?.value || names.length === 0) return null;
  const named = names.length > namedInHero ? [...names.slice(0, namedInHero), "more"] : names;
  const last = named.at(-1) ?? "";
  const words = named.length === 1 ? last : `${named.slice(0, -1).join(", ")} and ${last}`;
  return { ...hero, items: [{ ...item, description: field(`${words}.`) }, ...rest] };
}

const namedInHero = 3;

/** Names of the widgets that the starter's home page leaves to the first import. */
export const starterTiles = "home-categories";
const starterRows = ["home-row-1", "home-row-2", "home-row-3"];
const starterNewest = "home-newest";

const maxTiles = 8;
/** A row of fewer products looks empty. */
const leastInRow = 3;

const field = (value: string): WidgetField => ({ value, label: "" });

/**
 * What the home page of a new shop shows of its first products: a tile for each category with a picture, each
 * another one where there are several, and a row for each of the largest. Rows of different categories
 * differ; where there are not two of them, the newest products are the only row.
 * @param heroPicture address of a picture that is shown above already
 * @returns the widgets by name; those not named stay as they are
 */
export function starterHome(
  all: readonly FilledCategory[],
  heroPicture?: string,
): Map<string, WidgetContent> {
  const shown = topCategories(all);
  const tiles = withPictures(shown.slice(0, maxTiles), heroPicture).map(({ category, picture }) => ({
    bannerImage: field(picture),
    bannerTitle: field(category.name),
    bannerImageUrl: field(`/${category.slug}`),
  }));
  const largest = [...shown]
    .filter(({ count }) => count >= leastInRow)
    .sort((a, b) => b.count - a.count)
    .slice(0, starterRows.length);
  const widgets = new Map<string, WidgetContent>();
  if (tiles.length >= 2) {
    const props = { title: "Shop by category", columns: tileColumns(tiles.length), shape: "square" };
    widgets.set(starterTiles, { type: "partial-banner", props, items: tiles });
  }
  if (largest.length >= 2) {
    largest.forEach(({ name, slug }, index) => {
      widgets.set(starterRows[index] ?? "", row({ sliderTitle: name, limitToCategory: slug }));
    });
    widgets.set(starterNewest, row({ sliderEnabled: false }));
  }
  return widgets;
}

const row = (props: Record<string, unknown>): WidgetContent => ({
  type: "product-slider",
  props: { ...props, productsSelection: "newest", maxProducts: 10 },
  items: [],
});
