import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { PictureList } from "./picture-list";

const pictureOf = (name: string) => ({ url: `/media/${name}`, alt: `A ${name}` });
const html = (names: string[], action?: string) =>
  renderOnPage(<PictureList version="4" pictures={names.map(pictureOf)} action={action} />).replaceAll(
    "<!-- -->",
    "",
  );
/** The words of the buttons that change the order, for each picture. */
const moves = (page: string) =>
  page
    .split("<li ")
    .slice(1)
    .map((item) => [...item.matchAll(/name="items"[^>]*aria-label="([^"]*)"/g)].map(([, words]) => words));

test("pictures move up and down, the first not up and the last not down (rule office-19)", () => {
  expect(moves(html(["mug", "cup", "bowl"]))).toEqual([
    ["Move down picture 1"],
    ["Move up picture 2", "Move down picture 2"],
    ["Make picture 3 the first", "Move up picture 3"],
  ]);
});

test("a picture alone has no order", () => {
  const page = html(["mug"]);
  expect(moves(page)).toEqual([[]]);
  expect(page).not.toContain("office-handle");
});

test("the buttons of all belong to one form, which knows the version it changes", () => {
  const page = html(["mug", "cup"]);
  expect(page.match(/<button type="submit" form="picture-order"/g)).toHaveLength(2);
  expect(page).toMatch(/<form[^>]*id="picture-order"[^>]*>.*?name="version" value="4"/s);
});

test("each picture is described and removed by forms that name it", () => {
  const [, first = ""] = html(["mug", "cup"]).split("<li ");
  expect(first.match(/name="url" value="\/media\/mug"/g)).toHaveLength(2);
  expect(first).toMatch(/name="alt"[^>]*value="A mug"|value="A mug"[^>]*name="alt"/);
  expect(first).toContain("The audit brings it back.");
});

test("on another page its posts go to the pictures' own page and lead back", () => {
  expect(html(["mug"])).not.toContain('name="back"');
  const page = html(["mug"], "/admin/products/MUG/pictures");
  expect(page.match(/action="\/admin\/products\/MUG\/pictures"/g)).toHaveLength(3);
  expect(page.match(/name="back" value="product"/g)).toHaveLength(3);
});
