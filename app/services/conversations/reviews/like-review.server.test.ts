import { describe, expect, it } from "vitest";
import { sharedVisitor } from "~/composition/page-cache/shared-visitor.server";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { findVisitor } from "../../accounts/sessions/find-visitor.server";
import { startSession } from "../../accounts/sessions/start-session.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { runPendingAction } from "../../storefront/sign-in/run-pending-action.server";
import { addTalker } from "../messages/conversation-fixture.server";
import { likeReview } from "./like-review.server";
import { loadProductReviews } from "./load-product-reviews.server";
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

describe("a customer's own likes", () => {
  const product = (id: number) => ({
    id,
    slug: "mug" as const,
    sku: "MUG" as const,
    classCode: "simple" as const,
    variation: null,
    rating: { average: 5, count: 2 },
  });
  async function liked(visitor: Pick<Visitor, "customer" | "hasLikes">, ctx: ShopContext, mug: number) {
    const shown = await loadProductReviews(ctx, visitor, product(mug), new URLSearchParams());
    return shown?.reviews.map(({ id, isLiked }) => [id, isLiked]);
  }

  it("are shown as pressed, and nobody else's", async () => {
    const ctx = await openTestShop(database.db);
    const mug = await addProduct(ctx, "MUG");
    const [first, second] = [await addApproved(ctx, mug, 5), await addApproved(ctx, mug, 4)];
    const [ada, bea] = [await addTalker(ctx), await addTalker(ctx, "bea@example.com")];
    await likeReview(ctx, first, ada.id);
    await likeReview(ctx, second, bea.id);
    expect(await liked({ customer: ada, hasLikes: true }, ctx, mug)).toEqual([
      [second, false],
      [first, true],
    ]);
    expect(await liked(anonymousVisitor, ctx, mug)).toEqual([
      [second, false],
      [first, false],
    ]);
  });

  it("leave the page to all customers who never pressed 'Helpful'", async () => {
    const ctx = await openTestShop(database.db);
    const mug = await addProduct(ctx, "MUG");
    const ada = await addTalker(ctx);
    const { token } = await startSession(ctx, { customerId: ada.id });
    const request = { headers: new Headers({ "session-id": token }) };
    const review = await addApproved(ctx, mug);
    await likeReview(ctx, review, (await addTalker(ctx, "bea@example.com")).id);
    const asked = async () => {
      let isOwn = false;
      const shared = sharedVisitor(await findVisitor(ctx, request), () => {
        isOwn = true;
      });
      await loadProductReviews(ctx, shared, product(mug), new URLSearchParams());
      return isOwn;
    };
    expect(await asked()).toBe(false);
    await likeReview(ctx, review, ada.id);
    expect(await asked()).toBe(true);
  });
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
  await runPendingAction(
    ctx,
    { ...anonymousVisitor, customer },
    { favorite: null, later: null, helpful: id },
  );
  expect((await findReview(ctx, id))?.likes).toBe(1);
});
