import { expect, test } from "vitest";
import { pageRow } from "./page-row";

const about = { Handle: "About-Us", Title: "About us", "Body HTML": "<p>Since 1990.</p>" };
const read = (cells: Record<string, string>) => pageRow({ line: 2, cells: { ...about, ...cells } });

test("a page has its handle, title, text and what search engines show", () => {
  expect(read({ "Metafield: title_tag": "Who we are", "SEO Description": "Since 1990" })).toEqual({
    page: {
      notes: [],
      oldAddress: "/pages/about-us",
      otherAddresses: [],
      line: 2,
      handle: "about-us",
      title: "About us",
      body: "<p>Since 1990.</p>",
      isPublished: true,
      metaTitle: "Who we are",
      metaDescription: "Since 1990",
    },
  });
});

test.each([
  ["TRUE", true],
  ["", true],
  ["FALSE", false],
])("Published '%s' is %s", (Published, isPublished) => {
  expect(read({ Published })).toMatchObject({ page: { isPublished } });
});

test("a title of 200 characters is one", () => {
  expect(read({ Title: "x".repeat(200) })).toHaveProperty("page");
});

test.each([
  [{ Handle: "" }, "Handle is missing"],
  [{ Handle: "!!!" }, "Handle '!!!' cannot be made into an address"],
  [{ Title: "" }, "Title is missing"],
  [{ Title: "x".repeat(201) }, "Title has more than 200 characters"],
])("%j is refused: %s", (cells, reason) => {
  expect(read(cells)).toEqual({ line: 2, reason });
});

test("an article of a blog is a page, to which its address leads; its comments are passed over", () => {
  const article = { Handle: "New-Glaze", "Blog: Handle": "News" };
  expect(read({ ...article, "Top Row": "TRUE" })).toMatchObject({
    page: { handle: "new-glaze", oldAddress: "/blogs/news/new-glaze", otherAddresses: [] },
  });
  expect(read({ ...article, "Top Row": "" })).toHaveProperty("page");
  expect(read({ ...article, "Top Row": "FALSE" })).toEqual({ passed: "comment" });
});
