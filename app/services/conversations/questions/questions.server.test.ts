import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { QuestionState } from "~/models/conversations/question-state";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { conversations } from "~/tables/conversations/conversations";
import { auditLog } from "~/tables/shops/audit";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { productTag } from "../../catalogue/listing/select-cards.server";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { hearChanges } from "../../shops/records/hear-changes-fixture.server";
import { replyToConversation } from "../inbox/reply-to-conversation.server";
import { addTalker, asCustomer, asStore, write } from "../messages/conversation-fixture.server";
import { changeQuestion } from "./change-question.server";
import { isPublished, publishQuestion, unpublishQuestion } from "./publish-question.server";
import { readQuestions } from "./read-questions.server";
import { searchQuestions } from "./search-questions.server";

const database = withTestDatabase();
const heard = hearChanges(database);
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
    expect(await isPublished(ctx, id)).toBe(false);
    await publishQuestion(ctx, id, {});
    expect(await isPublished(ctx, id)).toBe(true);
    await unpublishQuestion(ctx, id);
    expect(await isPublished(ctx, id)).toBe(false);
    expect(await readQuestions(ctx, mug)).toEqual([]);
    await expect(unpublishQuestion(ctx, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("goes with its conversation", async () => {
    const id = await answered();
    await publishQuestion(ctx, id, {});
    await byTest(database.db, (db) => db.delete(conversations).where(eq(conversations.id, id)));
    expect(await readQuestions(ctx, mug)).toEqual([]);
  });

  it("is not published by its customer", async () => {
    const id = await answered();
    await expect(publishQuestion(asCustomer(ctx, ada), id, {})).rejects.toMatchObject({ code: "forbidden" });
  });
});

describe("a question that the store decided about (rule conversations-16)", () => {
  const reject = (id: number) => changeQuestion(ctx, id, { kind: "reject", reason: "Advertising" });
  const list = (state: QuestionState | null) =>
    searchQuestions(ctx, { state, productId: null, sellerId: null }, { after: null, limit: 9 });
  const publish = async () => {
    const conversationId = await answered();
    await publishQuestion(ctx, conversationId, {});
    return { conversationId, id: (await list(null))[0]?.question.id ?? 0 };
  };

  it("is off its page while it is rejected, and on it again once it is approved", async () => {
    const { id } = await publish();
    await reject(id);
    expect(await readQuestions(ctx, mug)).toEqual([]);
    await changeQuestion(ctx, id, { kind: "approve" });
    expect(await readQuestions(ctx, mug)).toHaveLength(1);
  });

  it("is shown again when its conversation is published again", async () => {
    const { conversationId, id } = await publish();
    await reject(id);
    await publishQuestion(ctx, conversationId, {});
    expect((await list(null)).map(({ question }) => question)).toMatchObject([
      { status: "approved", reasonRejected: "" },
    ]);
  });

  it("is found by its state", async () => {
    await reject((await publish()).id);
    expect([await list("approved"), await list("rejected")].map((found) => found.length)).toEqual([0, 1]);
  });

  it("is found by the seller who offers its product", async () => {
    await publish();
    const other = "00000000-0000-4000-8000-000000000009";
    const counts = [ctx.shop.sellerId, other].map(async (sellerId) => {
      const search = { state: null, productId: null, sellerId };
      return (await searchQuestions(ctx, search, { after: null, limit: 9 })).length;
    });
    expect(await Promise.all(counts)).toEqual([1, 0]);
  });

  it("is in the audit with who decided, without its words", async () => {
    await reject((await publish()).id);
    const rows = await database.db
      .select({ actor: auditLog.actor, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.tenantId, ctx.tenant.id), eq(auditLog.subject, "product_questions")))
      .orderBy(asc(auditLog.id));
    expect(rows.at(-1)).toEqual({
      actor: await ctx.actor(),
      before: { status: "approved", reason_rejected: "" },
      after: { status: "rejected", reason_rejected: "Advertising" },
    });
  });

  it("changes its product's page in every shop at once", async () => {
    const { id } = await publish();
    expect(await heard(() => reject(id))).toEqual([[productTag(mug)]]);
  });

  it("is not rejected without a reason", async () => {
    const { id } = await publish();
    await expect(changeQuestion(ctx, id, { kind: "reject", reason: " " })).rejects.toMatchObject({
      code: "invalid",
    });
  });

  it("is not decided about by a customer", async () => {
    const { id } = await publish();
    await expect(changeQuestion(asCustomer(ctx, ada), id, { kind: "approve" })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

it("a shop that shows no questions has none on its pages", async () => {
  await publishQuestion(ctx, await answered(), {});
  const settings = shopSettingsSchema.parse({ modules: { messages: { shows_questions: false } } });
  expect(await readQuestions({ ...ctx, shop: { ...ctx.shop, settings } }, mug)).toBeNull();
});
