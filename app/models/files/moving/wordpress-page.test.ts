import { expect, test } from "vitest";
import { pageRow } from "./page-row";

const about = {
  ID: "12",
  post_title: "About us",
  post_name: "about-us",
  post_type: "page",
  post_status: "publish",
  post_content: "<!-- wp:paragraph --><p>Since 1990.</p>",
  permalink: "https://old.example/company/about-us/",
} as Record<string, string>;
const read = (cells: Record<string, string>) => pageRow({ line: 2, cells: { ...about, ...cells } });

test("a page of WordPress comes with all its addresses there", () => {
  expect(
    read({ "meta:_yoast_wpseo_title": "%%title%%", "meta:_yoast_wpseo_metadesc": "Who we are" }),
  ).toEqual({
    page: {
      line: 2,
      handle: "about-us",
      title: "About us",
      body: about.post_content,
      isPublished: true,
      oldAddress: "/?page_id=12",
      otherAddresses: ["/?p=12", "/company/about-us"],
      metaTitle: "",
      metaDescription: "Who we are",
      notes: [],
    },
  });
});

test("texts of the old editor get their paragraphs", () => {
  expect(read({ post_content: "First\nline\n\n<h2>Then</h2>\n\nLast" })).toMatchObject({
    page: { body: "<p>First<br>\nline</p>\n<h2>Then</h2>\n<p>Last</p>" },
  });
});

test("its address follows from its permalink or title where it has no name", () => {
  const named: Record<string, string>[] = [
    { post_name: "" },
    { post_name: "", permalink: "https://old.example/?page_id=12" },
    { post_name: "%c3%bcber-uns" },
  ];
  expect(named.map(read)).toMatchObject([
    { page: { handle: "about-us" } },
    { page: { handle: "about-us", otherAddresses: ["/?p=12"] } },
    { page: { handle: "über-uns" } },
  ]);
});

test.each<Record<string, string>>([
  { post_status: "draft" },
  { post_status: "private" },
  { post_password: "x" },
])("%j is not published here", (cells) => {
  expect(read(cells)).toMatchObject({ page: { isPublished: false } });
});

test.each(['[contact-form-7 id="5"]', "[gallery]", "[products limit=4]", "[my_map]"])(
  "%s, which WordPress replaced in a text, is named",
  (shortcode) => {
    expect(read({ post_content: `<p>On [Monday] [1]: ${shortcode}</p>` })).toMatchObject({
      page: { notes: [`'About us' holds '${shortcode}', which WordPress replaced: take it out`] },
    });
  },
);

test.each([
  [{ post_type: "attachment" }, { passed: "attachment" }],
  [{ post_type: "post", post_status: "trash" }, { passed: "post (trash)" }],
  [{ post_status: "trash" }, { passed: "page (trash)" }],
  [{ post_title: "" }, { line: 2, reason: "its title is missing" }],
  [
    { post_content: "<p>[woocommerce_cart]</p>" },
    { line: 2, reason: "'About us' is a page of WooCommerce itself: the shop has its own" },
  ],
])("%j does not come", (cells, reading) => {
  expect(read(cells)).toEqual(reading);
});

test.each(["[a_", "[gallery ", "[a b=", "\n \n"])(
  "a long text of %j is read at once",
  (piece) => {
    expect(read({ post_content: piece.repeat(50_000) })).toHaveProperty("page");
  },
  5_000,
);

test("a post is a page, to which its number and its address lead", () => {
  const post = {
    post_type: "post",
    post_name: "new-glaze",
    permalink: "https://old.example/2024/05/new-glaze/",
  };
  expect(read(post)).toMatchObject({
    page: { handle: "new-glaze", oldAddress: "/?p=12", otherAddresses: ["/2024/05/new-glaze"] },
  });
});
