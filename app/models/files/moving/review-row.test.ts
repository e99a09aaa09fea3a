import { expect, test } from "vitest";
import { reviewRow } from "./review-row";

const read = (cells: Record<string, string>) => reviewRow({ line: 2, cells }, "Europe/Berlin");

const comment = {
  comment_ID: "41",
  comment_post_ID: "12",
  comment_author: "Ada Moss",
  comment_author_email: "ada@example.com",
  comment_date: "2025-03-01 13:00:00",
  comment_date_gmt: "2025-03-01 12:00:00",
  comment_content: "<p>Holds a <b>whole</b> pot of tea.</p>",
  comment_approved: "1",
  comment_parent: "0",
  rating: "5",
};

test("a comment of WooCommerce with a rating is a review", () => {
  expect(read(comment)).toEqual({
    review: {
      line: 2,
      goods: { number: "12" },
      id: "41",
      code: "moved-41",
      star: 5,
      title: "",
      content: "Holds a whole pot of tea.",
      displayName: "Ada Moss",
      status: "approved",
      reply: "",
      writtenAt: new Date("2025-03-01T12:00:00Z"),
    },
  });
});

test("a review of an exporter of Shopify's reviews is read, with its answer, and named by what it says", () => {
  const found = read({
    title: "Lovely",
    body: "Smaller than I thought.",
    rating: "4",
    reply: "Thank you!",
    review_date: "2025-03-01 13:00:00 UTC",
    reviewer_name: "Zoë",
    product_handle: "Tide-Mug",
  });
  expect(found).toMatchObject({
    review: { goods: { slug: "tide-mug" }, title: "Lovely", reply: "Thank you!", displayName: "Zoë" },
  });
  expect(found && "review" in found && found.review.code).toMatch(/^moved-tide-mug-1740834000000-zo/);
});

test("an answer of the store names its review", () => {
  expect(read({ ...comment, comment_parent: "41", rating: "", comment_content: "Thank you" })).toEqual({
    reply: { line: 2, parent: "41", content: "Thank you" },
  });
});

test.each([
  [{ comment_approved: "0" }, "pending"],
  [{ comment_approved: "hold" }, "pending"],
  [{ comment_approved: "" }, "approved"],
])("%j is %s", (over, status) => {
  expect(read({ ...comment, ...over })).toMatchObject({ review: { status } });
});

test("spam and what was thrown away is passed over", () => {
  for (const comment_approved of ["spam", "trash"]) expect(read({ ...comment, comment_approved })).toBeNull();
});

test.each([
  [{ comment_post_ID: "" }, "names no product"],
  [{ rating: "" }, "has no rating from 1 to 5"],
  [{ rating: "6" }, "has no rating from 1 to 5"],
  [{ comment_date: "", comment_date_gmt: "" }, "has no day on which it was written"],
  [{ comment_content: "Great" }, "is shorter than 10 characters"],
])("%j: %s", (over, reason) => {
  expect(read({ ...comment, ...over })).toEqual({ line: 2, reason });
});
