import { expect, test } from "vitest";
import { renderOnPage, rootFixture } from "~/widgets/widget-fixture";
import { AccountNavigation } from "./account-navigation";

/** The navigation of a shop with these switches. */
const shown = (switches: Partial<typeof rootFixture.shop>, path = "/account/dashboard") =>
  renderOnPage(<AccountNavigation />, {
    path,
    root: { ...rootFixture, shop: { ...rootFixture.shop, ...switches } },
  });

test.each([
  ["Shopping lists", { hasLists: false }],
  ["Saved for later", { savesForLater: false }],
])("'%s' is left out where the shop has it switched off", (label, off) => {
  expect(shown({})).toContain(label);
  expect(shown(off)).not.toContain(label);
});

test("on phones the first page lists all pages, and the others lead back to it", () => {
  expect(shown({})).toContain("grid grid-cols-2");
  expect(shown({}, "/account/orders")).not.toContain("grid grid-cols-2");
  expect(shown({}, "/account/orders")).toMatch(/lg:hidden[^>]*href="\/account\/dashboard"/);
});
