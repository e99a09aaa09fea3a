import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "~/tables/catalogue/catalogue";
import { startSession } from "../../accounts/sessions/start-session.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { withAccount } from "../../accounts/sign-in/with-account-fixture.server";
import { addProduct, addVariable } from "../../catalogue/products/catalogue-fixture.server";
import { likeReview } from "../../conversations/reviews/like-review.server";
import { addApproved } from "../../conversations/reviews/reviews-fixture.server";
import { callApi } from "./api-fixture.server";

const account = withAccount();
const query = "query ($id: ID!) { processedReviews(product: $id) { reviews { likes is_liked } } }";

test.each([
  ["processAll: false, childrenProductIds: [$child]", 2],
  ["childrenProductIds: [$child]", 2],
  ["processAll: true", 3],
  ["", 1],
])("reviews asked for with '%s' are %i: named variations always count", async (asked, count) => {
  const { ctx } = account;
  const mug = await addVariable(ctx, "MUG", { Red: {}, Blue: {} });
  const [red, blue] = await variationsOf(mug);
  for (const id of [mug, red, blue]) await addApproved(ctx, id ?? 0);
  const call = `{ processedReviews(product: ${mug}, ${asked.replace("$child", `${red}`)}) { count } }`;
  expect((await callApi(ctx, call)).data.processedReviews).toEqual({ count });
});

const variationsOf = async (parentId: number) =>
  (
    await account.ctx.db
      .select()
      .from(products)
      .where(and(eq(products.tenantId, account.ctx.tenant.id), eq(products.parentId, parentId)))
  ).map(({ id }) => id);

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
