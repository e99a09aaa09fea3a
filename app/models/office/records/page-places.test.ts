import { expect, test } from "vitest";
import { pagePlaces } from "./page-places";

const titles = (...paths: string[]) => {
  const panel = pagePlaces(paths.map((path) => ({ path })));
  return panel.kind === "rows" ? panel.rows.map(({ title }) => title) : [];
};

test("pages lead to what is changed elsewhere, as far as one may open it", () => {
  expect(titles("/admin", "/admin/widgets", "/admin/menus")).toEqual(["Menus", "Popups", "Forms"]);
  expect(titles("/admin/settings", "/admin/sellers")).toEqual(["Colors and typefaces", "Pages of sellers"]);
});
