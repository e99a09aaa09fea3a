import { beforeEach, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findReviewPhoto } from "./find-review-photo.server";
import { addApproved, addPending } from "./reviews-fixture.server";

const database = withTestDatabase();
const url = "/media/acme/0123456789abcdef-1600x900";
const images = [{ url, alt: "", width: 1600, height: 900 }];
let ctx: ShopContext;
let mug: number;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  mug = await addProduct(ctx, "MUG");
});

it.each(["0123456789abcdef-1600x900", "0123456789abcdef-1600x900.jpg"])(
  "leads to the largest picture of an approved review by its file (rule reviews-5): %s",
  async (file) => {
    const id = await addApproved(ctx, mug, 5, { images });
    expect(await findReviewPhoto(ctx, id, file)).toBe(`${url}-1280`);
  },
);

it("leads to the smallest width of a picture that is narrower", async () => {
  const tiny = "/media/acme/0123456789abcdef-90x60";
  const id = await addApproved(ctx, mug, 5, { images: [{ url: tiny, alt: "", width: 90, height: 60 }] });
  expect(await findReviewPhoto(ctx, id, "0123456789abcdef-90x60")).toBe(`${tiny}-160`);
});

it("finds no other file, and none of a review that waits for approval", async () => {
  const id = await addApproved(ctx, mug, 5, { images });
  expect(await findReviewPhoto(ctx, id, "fedcba9876543210-1600x900")).toBeNull();
  const pending = await addPending(ctx, mug, { images });
  expect(await findReviewPhoto(ctx, pending, "0123456789abcdef-1600x900")).toBeNull();
});
