import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { shopSettingsSchema } from "~/models/shops/shop-settings";
import type { VisitorCustomer } from "~/models/shops/visitor";
import { conversations } from "~/tables/conversations";
import { withTestDatabase } from "../../../../tests/support/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import type { ShopContext } from "../../shops/shop-context.server";
import { addTalker, asCustomer, asStore, write } from "../messages/conversation-fixture.server";
import { publishQuestion, unpublishQuestion } from "../publish-question.server";
import { readQuestions } from "../read-questions.server";
import { replyToConversation } from "../reply-to-conversation.server";

const database = withTestDatabase();
let ctx: ShopContext;
let ada: VisitorCustomer;
let mug: number;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  ada = await addTalker(ctx);
  mug = await addProduct(ctx, "MUG");
});

async function answered(content = "Is it blue?", answer = "It is."): Promise<number> {
  const { conversationId: id } = await write(ctx, ada, { about: "product", productId: mug }, content);
  await replyToConversation(asStore(ctx), id, { content: answer, firstName: "June", lastName: "Reed" });
  return id;
}

describe("a published conversation", () => {
  it("is shown on its product's page with the name its customer wrote under", async () => {
    await publishQuestion(ctx, await answered(), {});
    expect(await readQuestions(ctx, mug)).toMatchObject([
      { question: "Is it blue?", answer: "It is.", askedBy: "Ada M." },
    ]);
    expect(await readQuestions(ctx, await addProduct(ctx, "VASE"))).toEqual([]);
  });

  it("is said in new words when it is published again", async () => {
    const id = await answered();
    await publishQuestion(ctx, id, {});
    await publishQuestion(ctx, id, { answer: "It is sea blue." });
    expect(await readQuestions(ctx, mug)).toMatchObject([{ answer: "It is sea blue." }]);
  });

  it("is taken off again, once", async () => {
    const id = await answered();
    await publishQuestion(ctx, id, {});
    await unpublishQuestion(ctx, id);
    expect(await readQuestions(ctx, mug)).toEqual([]);
    await expect(unpublishQuestion(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("goes with its conversation", async () => {
    const id = await answered();
    await publishQuestion(ctx, id, {});
    await database.db.delete(conversations).where(eq(conversations.id, id));
    expect(await readQuestions(ctx, mug)).toEqual([]);
  });

  it("is not published by its customer", async () => {
    const id = await answered();
    await expect(publishQuestion(asCustomer(ctx, ada), id, {})).rejects.toMatchObject({ code: "forbidden" });
  });
});

it("a shop that shows no questions has none on its pages", async () => {
  await publishQuestion(ctx, await answered(), {});
  const settings = shopSettingsSchema.parse({ modules: { messages: { shows_questions: false } } });
  expect(await readQuestions({ ...ctx, shop: { ...ctx.shop, settings } }, mug)).toBeNull();
});
