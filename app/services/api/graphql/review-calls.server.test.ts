import { expect, test } from "vitest";
import { startSession } from "../../accounts/sessions/start-session.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { likeReview } from "../../conversations/reviews/like-review.server";
import { addApproved } from "../../conversations/reviews/reviews-fixture.server";
import { callApi } from "./api-fixture.server";

const account = withAccount();
const query = "query ($id: ID!) { processedReviews(product: $id) { reviews { likes is_liked } } }";

test("each customer's own likes are marked, a guest's are none (rule reviews-8)", async () => {
  const { ctx, customer } = account;
  const mug = await addProduct(ctx, "MUG");
  await likeReview(ctx, await addApproved(ctx, mug), customer.id);
  const eve = await addCustomer(ctx, { email: "eve@example.com" });
  const asked = async (customerId: number | null) => {
    const session = customerId && (await startSession(ctx, { customerId }));
    const headers: Record<string, string> = session ? { "session-id": session.token } : {};
    const { data } = await callApi(ctx, query, { variables: { id: mug }, headers });
    return data.processedReviews;
  };
  expect(await asked(customer.id)).toEqual({ reviews: [{ likes: 1, is_liked: true }] });
  expect(await asked(eve.id)).toEqual({ reviews: [{ likes: 1, is_liked: false }] });
  expect(await asked(null)).toEqual({ reviews: [{ likes: 1, is_liked: false }] });
});
