import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { offers } from "~/tables/catalogue/offers";
import { conversations } from "~/tables/conversations/conversations";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, addVariable, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { byTest, testActing } from "../../shops/audit/actor-fixture.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { closeConversation } from "../inbox/close-conversation.server";
import { countUnread } from "../inbox/count-unread.server";
import { findConversation } from "../inbox/find-conversation.server";
import { listConversations } from "../inbox/list-conversations.server";
import { listInbox } from "../inbox/list-inbox.server";
import { listUnanswered } from "../inbox/list-unanswered.server";
import { replyToConversation } from "../inbox/reply-to-conversation.server";
import { addTalker, asCustomer, asStore, write } from "./conversation-fixture.server";
import { loadMessagePage } from "./load-message-page.server";
import { openTarget } from "./open-target.server";
import { sendMessage } from "./send-message.server";

const database = withTestDatabase();
let ctx: ShopContext;
let ada: VisitorCustomer;
let mug: number;
beforeEach(async () => {
  ctx = await openTestShop(database.db);
  ada = await addTalker(ctx);
  mug = await addProduct(ctx, "MUG", { name: "Mug" });
});

const about = (productId = mug) => ({ about: "product", productId }) as const;
const inside = (id: number) => ({ about: "conversation", id }) as const;
const reply = (id: number, content = "Yes.") =>
  replyToConversation(asStore(ctx), id, { content, firstName: "June", lastName: "Reed" });
const read = (customer = ada, to: Parameters<typeof openTarget>[2] = about()) =>
  openTarget(asCustomer(ctx, customer), customer.id, to);
const withSettings = (messages: object): ShopContext => ({
  ...ctx,
  shop: { ...ctx.shop, settings: shopSettingsSchema.parse({ modules: { messages } }) },
});

describe("a conversation", () => {
  test("about a product is new until its first message is sent, and is one for each customer", async () => {
    expect(await read()).toMatchObject({ id: null, messages: [], subject: { name: "Mug", slug: "mug" } });
    const first = await write(ctx, ada, about());
    const second = await write(ctx, ada, about(), "And dishwasher safe?");
    expect(second.conversationId).toBe(first.conversationId);
    const { messages } = await read();
    expect(messages.map(({ content, side, authorName }) => [content, side, authorName])).toEqual([
      ["Is it blue?", "Customer", "Ada M."],
      ["And dishwasher safe?", "Customer", "Ada M."],
    ]);
    const eve = await addTalker(ctx, "eve@example.com");
    expect((await write(ctx, eve, about())).conversationId).not.toBe(first.conversationId);
  });

  test("about a variation is about its product", async () => {
    const tea = await addVariable(ctx, "TEA", { Green: {}, Black: {} });
    const { conversationId } = await write(ctx, ada, about(tea + 1));
    expect((await write(ctx, ada, about(tea + 2))).conversationId).toBe(conversationId);
  });

  test("about a product of a marketplace is for the seller whose offer is shown first, and no other", async () => {
    const market = await addShop(ctx, { type: "marketplace" });
    const potter = await addSeller(ctx, "potter");
    await addOffer(ctx, potter, mug, { priceMinor: 1 });
    await byTest(ctx.db, (db) =>
      db
        .delete(offers)
        .where(and(eq(offers.tenantId, ctx.tenant.id), eq(offers.sellerId, ctx.shop.sellerId))),
    );
    const { conversationId } = await write(market, ada, about());
    const [row] = await database.db.select().from(conversations).where(eq(conversations.id, conversationId));
    expect(row?.sellerId).toBe(potter);
    const staffOf = (sellerId: string) => ({
      ...market,
      actor: acting({
        kind: "seller-staff",
        tenantId: ctx.tenant.id,
        sellerId,
        staffId: 1,
        roles: ["staff"],
      }),
    });
    const inboxOf = (sellerId: string) => listInbox(staffOf(sellerId), { isUnread: false, limit: 9 });
    expect(await inboxOf(potter)).toMatchObject([{ id: conversationId, title: "Mug" }]);
    expect(await inboxOf(ctx.shop.sellerId)).toEqual([]);
    const waitsFor = (sellerId: string, type: "Order" | "Product" = "Product") =>
      listUnanswered(staffOf(sellerId), { types: [type], limit: 9 });
    expect(await waitsFor(potter)).toMatchObject([{ id: conversationId, since: row?.lastMessageAt }]);
    expect(await waitsFor(potter, "Order")).toEqual([]);
    expect(await waitsFor(ctx.shop.sellerId)).toEqual([]);
  });

  test("written to from two windows at once is one", async () => {
    const places = await Promise.all([write(ctx, ada, about()), write(ctx, ada, about())]);
    expect(new Set(places.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect((await read()).messages).toHaveLength(2);
  });

  test("has one message for one form, however often it is sent", async () => {
    const form = { content: "Hello", code: "8c8fa4d4-0c7c-4f6c-9df2-0d3f8dd0f3c1" };
    const to = { about: "subject", subject: "A wish" } as const;
    const send = () => sendMessage(asCustomer(ctx, ada), { customer: ada, to, form, files: [] });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect((await listConversations(ctx, ada.id, 1)).total).toBe(1);
  });

  test("shows its newest messages and leads to earlier ones", async () => {
    const eachDay = asCustomer(ctx, ada);
    const { conversationId: id } = await write(ctx, ada, about());
    for (let count = 0; count < 51; count++) await reply(id, `Answer ${count}`);
    const { messages, earlierBefore } = await read();
    expect([messages.length, messages[0]?.content, messages.at(-1)?.content]).toEqual([
      50,
      "Answer 1",
      "Answer 50",
    ]);
    const earlier = await openTarget(eachDay, ada.id, inside(id), earlierBefore ?? 0);
    expect(earlier.messages.map(({ content }) => content)).toEqual(["Is it blue?", "Answer 0"]);
    expect(earlier.earlierBefore).toBeNull();
  });

  test("is resolved by the store, and open again with the customer's next message", async () => {
    const { conversationId: id } = await write(ctx, ada, about());
    await closeConversation(ctx, id);
    expect(await findConversation(ctx, id)).toMatchObject({ isResolved: true, isStoreUnread: false });
    await write(ctx, ada, inside(id), "One more thing");
    expect(await findConversation(ctx, id)).toMatchObject({ isResolved: false, isStoreUnread: true });
  });
});

describe("unread", () => {
  test("is what the other side wrote, until it is shown", async () => {
    const { conversationId: id } = await write(ctx, ada, about());
    expect([await countUnread(ctx, ada.id), (await findConversation(ctx, id)).isStoreUnread]).toEqual([
      0,
      true,
    ]);
    await reply(id);
    expect([await countUnread(ctx, ada.id), (await findConversation(ctx, id)).isStoreUnread]).toEqual([
      1,
      false,
    ]);
    const [item] = (await listConversations(ctx, ada.id, 1)).conversations;
    expect(item).toMatchObject({ isUnread: true, preview: "Yes." });
    await loadMessagePage(asCustomer(ctx, ada), ada, inside(id));
    expect(await countUnread(ctx, ada.id)).toBe(0);
  });

  test("stays a message that came after the page was loaded", async () => {
    const { conversationId: id, messageId } = await write(ctx, ada, about());
    await reply(id);
    await loadMessagePage(asCustomer(ctx, ada), ada, inside(id), messageId + 1);
    expect(await countUnread(ctx, ada.id)).toBe(1);
  });
});

describe("is refused", () => {
  const notFound = { code: "not_found" };

  test("the conversation of another customer, to read and to write", async () => {
    const { conversationId: id } = await write(ctx, ada, about());
    const eve = await addTalker(ctx, "eve@example.com");
    await expect(read(eve, inside(id))).rejects.toMatchObject(notFound);
    await expect(write(ctx, eve, inside(id))).rejects.toMatchObject(notFound);
    await expect(replyToConversation(asCustomer(ctx, eve), id, noReply)).rejects.toMatchObject(notFound);
  });

  test("an answer in the store's name by the customer", async () => {
    const { conversationId: id } = await write(ctx, ada, about());
    const own = asCustomer(ctx, ada);
    await expect(replyToConversation(own, id, noReply)).rejects.toMatchObject({ code: "forbidden" });
    await expect(closeConversation(own, id)).rejects.toMatchObject({ code: "forbidden" });
  });

  test("another seller's conversation for a seller's staff", async () => {
    const { conversationId: id } = await write(ctx, ada, about());
    const staffOf = (sellerId: string) => ({
      ...ctx,
      actor: acting({
        kind: "seller-staff" as const,
        tenantId: ctx.tenant.id,
        staffId: 1,
        roles: ["staff"],
        sellerId,
      }),
    });
    await expect(replyToConversation(asStore(staffOf(ctx.tenant.id)), id, noReply)).rejects.toMatchObject(
      notFound,
    );
    await expect(
      replyToConversation(asStore(staffOf(ctx.shop.sellerId)), id, noReply),
    ).resolves.toBeGreaterThan(0);
  });

  test.each([{ is_active: false }, { is_enable_messages_on_product_pages: false }])(
    "a message about a product with %j",
    async (settings) => {
      await expect(write(withSettings(settings), ada, about())).rejects.toMatchObject(notFound);
    },
  );

  test("a product the shop does not show", async () => {
    const hidden = await addProduct(ctx, "HID", { isVisible: false });
    await expect(write(ctx, ada, about(hidden))).rejects.toMatchObject(notFound);
  });

  test("a display name that another customer has", async () => {
    await addTalker(ctx, "eve@example.com");
    const named = { ...ada, lastName: "" };
    const send = (display_name?: string) =>
      sendMessage(asCustomer(ctx, named), {
        customer: named,
        to: about(),
        form: { content: "Hi", display_name },
        files: [],
      });
    await expect(send()).rejects.toMatchObject({ field: "display_name" });
    await expect(send("Sea Salt")).resolves.toBeTruthy();
    expect((await read()).messages[0]?.authorName).toBe("Sea Salt");
  });

  test("the 61st message within an hour", async () => {
    for (let count = 0; count < 60; count++) await write(ctx, ada, about(), `${count}`);
    await expect(write(ctx, ada, about())).rejects.toMatchObject({ code: "too_many" });
  });
});

const noReply = { content: "Eve was here", firstName: "", lastName: "" };

test("the store's answer names who wrote it, or Admin", async () => {
  const { conversationId: id } = await write(ctx, ada, about());
  await replyToConversation({ ...asStore(ctx), actor: testActing }, id, { ...noReply, content: "Hello" });
  await reply(id);
  expect((await read()).messages.map(({ authorName }) => authorName)).toEqual([
    "Ada M.",
    "Admin",
    "June Reed",
  ]);
});
