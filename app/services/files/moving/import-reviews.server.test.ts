import { afterAll, beforeAll, expect, test } from "vitest";
import { changeReview } from "../../conversations/reviews/change-review.server";
import { listReviews } from "../../conversations/reviews/read-reviews.server";
import { type MovingShop, openMovingShop } from "./import-fixture.server";

let shop: MovingShop;
beforeAll(async () => {
  shop = await openMovingShop();
  await shop.importText(`ID,Type,SKU,Name,Published,Regular price
12,simple,MUG,Tide mug,1,24
13,simple,,Bowl,1,30
`);
});
afterAll(() => shop.close());

const file = `comment_ID,comment_post_ID,comment_author,comment_author_email,comment_date_gmt,comment_content,comment_approved,comment_parent,rating,product_SKU
41,12,Ada Moss,ada@example.com,2025-03-01 12:00:00,Holds a whole pot &amp; more.,1,0,5,MUG
42,12,June Reed,june@acme.example,2025-03-02 12:00:00,Thank you!,1,41,,
43,13,Zoë,zoe@example.com,2025-03-03 12:00:00,The glaze came off.,0,0,2,
44,12,Bot,,2025-03-03 12:00:00,Buy cheap watches here,spam,0,5,MUG
45,99,Ada Moss,,2025-03-03 12:00:00,Of something that is gone,1,0,5,
46,12,Ada Moss,,2025-03-03 12:00:00,Which comes when?,1,0,,MUG
47,,Ada Moss,,2025-03-03 12:00:00,Of something unknown,1,0,4,NONE
`;

const stored = async () =>
  (await listReviews(shop.ctx, null, 9)).map(({ id: _id, productId: _productId, ...review }) => review);

test("reviews come with their answers and states, and others are refused with why (rule imports-15)", async () => {
  const report = await shop.importText(file);
  expect(report.counts).toEqual([
    { what: "Reviews", counts: { added: 2, changed: 0, removed: 0, unchanged: 0 } },
  ]);
  expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
    [6, "is of a product that is not here: import products first"],
    [7, "has no rating from 1 to 5"],
    [8, "there is no product 'NONE'"],
  ]);
  expect(await stored()).toMatchObject([
    { star: 2, status: "pending", displayName: "Zoë", reply: "" },
    { star: 5, status: "approved", content: "Holds a whole pot & more.", reply: "Thank you!" },
  ]);
});

test("imported again they stay as the shop has them", async () => {
  const [review] = await listReviews(shop.ctx, "pending", 1);
  await changeReview(shop.ctx, review?.id ?? 0, { kind: "approve" });
  const before = await stored();
  const report = await shop.importText(file);
  expect(report.counts[0]?.counts).toMatchObject({ added: 0, unchanged: 2 });
  expect(await stored()).toEqual(before);
});
