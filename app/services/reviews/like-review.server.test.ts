import { expect, it } from "vitest";
import { anonymousVisitor } from "~/models/visitor/visitor";
import { withTestDatabase } from "../../../tests/support/with-test-database";
import { addCustomer } from "../auth/account-fixture.server";
import { addProduct, openTestShop } from "../catalogue/catalogue-fixture.server";
import { grantWish } from "../lists/grant-wish.server";
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

it("is set after the sign-in of a visitor who pressed before it (rule lists-5)", async () => {
  const ctx = await openTestShop(database.db);
  const id = await addApproved(ctx, await addProduct(ctx, "MUG"));
  const customer = { ...(await addCustomer(ctx)), group: "", isVerified: true };
  await grantWish(ctx, { ...anonymousVisitor, customer }, { favorite: null, later: null, helpful: id });
  expect((await findReview(ctx, id))?.likes).toBe(1);
});
