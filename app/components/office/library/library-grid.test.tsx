import { expect, test } from "vitest";
import type { LibraryCard } from "~/models/office/record/record-view";
import { renderOnPage } from "~/widgets/widget-fixture";
import { LibraryGrid } from "./library-grid";

const card: LibraryCard = {
  url: "/media/mug",
  name: "mug.jpg",
  alt: "A mug",
  uses: 2,
  isRemoved: false,
  to: "/admin/files/mug",
};
const html = (pictures: Partial<LibraryCard>[], mayAdd = true) =>
  renderOnPage(
    <LibraryGrid
      title="Pictures"
      kind="library"
      pictures={pictures.map((changes) => ({ ...card, ...changes }))}
      empty="No pictures yet."
      mayAdd={mayAdd}
    />,
  ).replaceAll("<!-- -->", "");

test("a picture leads to its page and says where it is shown (rule library-2)", () => {
  const page = html([{}, { url: "/media/cup", uses: 0 }]);
  expect(page).toMatch(/<a[^>]*href="\/admin\/files\/mug"/);
  expect(page).toContain("<span>mug.jpg</span></a><small>Shown in 2</small>");
  expect(page).toContain("<small>Shown nowhere</small>");
});

test("one without a name is called by what it shows", () => {
  expect(html([{ name: "" }])).toContain("<span>A mug</span>");
  expect(html([{ name: "", alt: "" }])).toContain("<span>Without a name</span>");
});

test("a picture without a text says so", () => {
  expect(html([{ alt: "" }])).toContain("Shown in 2 · no text");
});

test("one that was removed is a gap", () => {
  const page = html([{ isRemoved: true }]);
  expect(page).toContain("office-library-gap");
  expect(page).toContain("<small>Removed</small>");
  expect(page).not.toContain("<img");
});

test("an empty library shows its form without a fold; one that may only be seen has none", () => {
  expect(html([])).not.toContain("<details");
  expect(html([])).toContain("<form");
  expect(html([{}])).toMatch(/<details class="office-deed" name="deed">/);
  const seen = html([], false);
  expect(seen).not.toContain("<form");
  expect(seen).toContain("No pictures yet.");
});
