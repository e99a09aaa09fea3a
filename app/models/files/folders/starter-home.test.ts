import { expect, test } from "vitest";
import type { FilledCategory } from "../../catalogue/categories/filled-category";
import { heroWithPicture, heroWithWords, starterHome } from "./starter-home";

const category = (id: number, count: number, own: Partial<FilledCategory> = {}): FilledCategory => ({
  id,
  parentId: null,
  slug: `c${id}`,
  name: `Category ${id}`,
  count,
  pictures: [`/media/${id}`],
  ...own,
});
const titles = (all: FilledCategory[]) =>
  starterHome(all)
    .get("home-categories")
    ?.items.map((item) => item.bannerTitle?.value);
const rows = (all: FilledCategory[]) =>
  [...starterHome(all)].flatMap(([name, { props }]) =>
    name.startsWith("home-row") ? [props.limitToCategory] : [],
  );

test("each category gets a tile that leads to it", () => {
  expect(starterHome([category(1, 5), category(2, 1)]).get("home-categories")).toMatchObject({
    type: "partial-banner",
    props: { columns: 2 },
    items: [
      {
        bannerImage: { value: "/media/1" },
        bannerTitle: { value: "Category 1" },
        bannerImageUrl: { value: "/c1" },
      },
      { bannerTitle: { value: "Category 2" } },
    ],
  });
});

test("tiles show different pictures where a category has another one", () => {
  const pictures = ["/media/a", "/media/b"];
  const items = starterHome([category(1, 2, { pictures }), category(2, 2, { pictures })]).get(
    "home-categories",
  )?.items;
  expect(items?.map((item) => item.bannerImage?.value)).toEqual(["/media/a", "/media/b"]);
});

test("a category without products or pictures gets none, and one tile alone is not shown", () => {
  expect(titles([category(1, 5), category(2, 0), category(3, 4, { pictures: [] })])).toBeUndefined();
});

test("beneath a single category its own are shown", () => {
  const all = [category(1, 6), category(2, 3, { parentId: 1 }), category(3, 3, { parentId: 1 })];
  expect(titles(all)).toEqual(["Category 2", "Category 3"]);
});

test("the three largest categories get a row each, and the newest products none beside them", () => {
  const all = [category(1, 3), category(2, 9), category(3, 2), category(4, 5), category(5, 4)];
  expect(rows(all)).toEqual(["c2", "c4", "c5"]);
  expect(starterHome(all).get("home-newest")?.props).toMatchObject({ sliderEnabled: false });
});

test("with one large category the newest products stay", () => {
  expect(rows([category(1, 30), category(2, 2)])).toEqual([]);
  expect(starterHome([category(1, 30), category(2, 2)]).has("home-newest")).toBe(false);
});

const text = (value: string) => ({ value, label: "" });
const hero = { type: "static-image-banner", props: { size: "small" }, items: [{ title: text("Acme") }] };

const description = (names: string[], item = {}) =>
  heroWithWords(
    { ...hero, items: [{ ...hero.items[0], ...item }] },
    names.map((name, at) => category(at + 1, 5, { name })),
  )?.items[0]?.description?.value;

test.each([
  [["Mugs"], "Mugs."],
  [["Mugs", "Bowls & plates"], "Mugs and Bowls & plates."],
  [["Mugs", "Bowls", "Teapots", "Vases"], "Mugs, Bowls, Teapots and more."],
  [[], undefined],
])("the hero of a shop with the categories %j says %j (rule imports-12)", (names, words) => {
  expect(description(names)).toBe(words);
});

test("a sentence of the owner's stays (rule imports-12)", () => {
  expect(description(["Mugs"], { description: text("Made by hand.") })).toBeUndefined();
});

test("the hero takes the first picture that is large and wide enough, and keeps its words", () => {
  const small = { url: "/media/a", width: 400, height: 400 };
  const tall = { url: "/media/b", width: 1200, height: 2000 };
  const good = { url: "/media/c", width: 1600, height: 1100 };
  expect(heroWithPicture(hero, [small, tall, good])?.items[0]).toMatchObject({
    title: text("Acme"),
    image: text("/media/c"),
    contentTextAlign: text("left"),
  });
  expect(heroWithPicture(hero, [small, tall])).toBeNull();
});

test("a hero with a picture of the owner's stays", () => {
  const own = { ...hero, items: [{ image: text("own.webp") }] };
  expect(heroWithPicture(own, [{ url: "/media/c", width: 1600, height: 1100 }])).toBeNull();
});

test("the frame of the hero has the shape of its picture (rule imports-12)", () => {
  const shapeOf = (width: number, height: number) =>
    heroWithPicture(hero, [{ url: "/media/c", width, height }])?.props.shape;
  expect(shapeOf(1200, 1200)).toBe("square");
  expect(shapeOf(1249, 1000)).toBe("square");
  expect(shapeOf(1250, 1000)).toBe("32");
});
