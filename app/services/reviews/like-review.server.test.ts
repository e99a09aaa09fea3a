import { expect, it } from "vitest";
import { withTestDatabase } from "../../../tests/support/with-test-database";
import { addCustomer } from "../auth/account-fixture.server";
import { addProduct, openTestShop } from "../catalogue/catalogue-fixture.server";
import { likeReview } from "./like-review.server";
import { findReview } from "./read-reviews.server";
import { addApproved, addPending } from "./reviews-fixture.server";

const database = withTestDatabase();

it("counts each customer once, and a second press takes the like back", async () => {
  const ctx = await openTestShop(database.db);
  const id = await addApproved(ctx, await addProduct(ctx, "MUG"));
  const ada = await addCustomer(ctx);
  const bea = await addCustomer(ctx, { email: "bea@example.com" });
  const likes = async () => (await findReview(ctx, id))?.likes;
  await likeReview(ctx, id, ada.id);
  await likeReview(ctx, id, bea.id);
  expect(await likes()).toBe(2);
  await likeReview(ctx, id, ada.id);
  expect(await likes()).toBe(1);
});

it("is refused for a review that waits for approval", async () => {
  const ctx = await openTestShop(database.db);
  const id = await addPending(ctx, await addProduct(ctx, "MUG"));
  const ada = await addCustomer(ctx);
  await expect(likeReview(ctx, id, ada.id)).rejects.toMatchObject({ code: "not_found" });
});
