import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { shopper } from "~/models/shops/actors/actor";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { drawPicture } from "../../../../tests/support/shop-folder";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { makeDataDir } from "../../content/forms/form-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import type { ConversationContext } from "../messages/conversation-context.server";
import { addTalker, asStore, write } from "../messages/conversation-fixture.server";
import { keepContactMessage } from "../messages/keep-contact-message.server";
import { loadMessagePicture } from "../messages/load-message-picture.server";
import { sendAttachment } from "../messages/send-attachment.server";
import { askAsGuest } from "../questions/ask-as-guest.server";
import { loadGuestConversation, sendGuestMessage } from "./guest-conversation.server";
import { holdConversation } from "./hold-conversation.server";
import { listInbox } from "./list-inbox.server";
import { listUnanswered } from "./list-unanswered.server";
import { replyToConversation } from "./reply-to-conversation.server";

const database = withTestDatabase();
const secret = "s".repeat(32);
const message = { name: "Bo", email: "bo@example.com", subject: "Opening hours", content: "When?" };
let dataDir: ReturnType<typeof makeDataDir>;
let ctx: ShopContext;
let visit: ConversationContext & { secret: string };
let id: number;
beforeEach(async () => {
  dataDir = makeDataDir();
  ctx = await openTestShop(database.db);
  visit = {
    ...ctx,
    secret,
    fileStore: createDiskStore(dataDir.path),
    clientAddress: "192.0.2.7",
    actor: acting(shopper(ctx.tenant.id, anonymousVisitor)),
  };
  id = await keepContactMessage(visit, { message, customer: null, files: [], isMailed: true });
});
afterEach(() => dataDir.remove());

const keyOf = (conversation: number, shopId = ctx.shop.id) =>
  signLink(secret, { kind: "conversation", shopId, id: String(conversation) });
const held = () => ({ id, key: keyOf(id) });
const pdf = (name = "plan.pdf") => {
  const path = join(dataDir.path, name);
  writeFileSync(path, "%PDF-1.7\n");
  return new IncomingFile(path, name, "application/pdf", 9);
};
const answer = (files: IncomingFile[] = []) =>
  replyToConversation(asStore(ctx, dataDir.path), id, {
    content: "At nine.",
    firstName: "June",
    lastName: "",
    files,
  });
const texts = async () =>
  (await loadGuestConversation(visit, held())).conversation.messages.map(({ content }) => content);

describe("the link of a guest's mail", () => {
  test("opens the conversation, which is read then", async () => {
    await answer();
    expect(await texts()).toEqual(["When?", "At nine."]);
    const { conversation } = await loadGuestConversation(visit, held());
    expect(conversation).toMatchObject({ id, isUnread: false, subject: { text: "Opening hours" } });
  });

  test("lets the guest write on, once a form, and the store sees it", async () => {
    const form = { content: "And on Sunday?", code: "8c8fa4d4-0c7c-4f6c-9df2-0d3f8dd0f3c1", files: [pdf()] };
    await sendGuestMessage(visit, held(), form);
    await sendGuestMessage(visit, held(), form);
    expect(await texts()).toEqual(["When?", "And on Sunday?"]);
    expect(readdirSync(join(dataDir.path, "uploads", ctx.shop.code, "messages"))).toHaveLength(1);
    expect(await listInbox(ctx, { isUnread: true, limit: 9 })).toMatchObject([{ id, customerName: "Bo" }]);
    await answer([]);
    const found = async (text: string) => ({
      all: (await listInbox(ctx, { isUnread: false, text, limit: 9 })).length,
      waiting: (await listUnanswered(ctx, { types: ["Customer"], text, limit: 9 })).length,
    });
    expect(await found("sunday")).toEqual({ all: 1, waiting: 0 });
    expect(await found("bo SUN, open")).toEqual({ all: 1, waiting: 0 });
    for (const text of ["unday", "sunday monday", "'", "!?"])
      expect(await found(text)).toMatchObject({ all: 0 });
    await sendGuestMessage(visit, held(), { ...form, content: "Thanks", code: randomUUID() });
    expect(await found("sunday")).toEqual({ all: 1, waiting: 1 });
  });

  test("reaches the files of the store's answers", async () => {
    const messageId = await answer([pdf()]);
    const { conversation } = await loadGuestConversation(visit, held());
    expect(conversation.messages.at(-1)?.attachments.map(({ url }) => url)).toEqual([
      `/api/modules/messages/message/files/${messageId}/plan.pdf?conversation=${id}&key=${keyOf(id)}`,
    ]);
    const asked = { messageId, fileName: "plan.pdf", isDownload: false };
    expect((await sendAttachment(holdConversation(visit, held()), asked)).status).toBe(200);
    await expect(sendAttachment(visit, asked)).rejects.toMatchObject({ code: "not_found" });
  });
});

test("a picture of a message has a page for those who may have the file (rule conversations-15)", async () => {
  const picture = (await drawPicture("#aa3322")) as Buffer;
  const path = join(dataDir.path, "cup.png");
  writeFileSync(path, picture);
  const messageId = await answer([new IncomingFile(path, "cup.png", "image/png", picture.length), pdf()]);
  const asked = { messageId, fileName: "cup.webp" };
  const page = await loadMessagePicture(visit, asked, held());
  expect(page).toEqual({
    name: "cup.webp",
    url: `/api/modules/messages/message/files/${messageId}/cup.webp?conversation=${id}&key=${keyOf(id)}`,
    back: `/conversation/${id}?key=${keyOf(id)}`,
  });
  for (const [file, given] of [
    [asked, { id, key: "" }],
    [asked, { id, key: keyOf(id + 1) }],
    [asked, { id, key: keyOf(id, crypto.randomUUID()) }],
    [{ messageId, fileName: "plan.pdf" }, held()],
    [{ messageId: messageId + 1, fileName: "cup.webp" }, held()],
  ] as const)
    await expect(loadMessagePicture(visit, file, given)).rejects.toMatchObject({ code: "not_found" });
});

describe("is not there", () => {
  const refusal = { code: "not_found" };
  const refused = async (given: { id: number; key: string }, shop = visit) => {
    await expect(loadGuestConversation(shop, given)).rejects.toMatchObject(refusal);
    const form = { content: "Eve", code: undefined, files: [pdf("eve.pdf")] };
    await expect(sendGuestMessage(shop, given, form)).rejects.toMatchObject(refusal);
    expect(existsSync(join(dataDir.path, "uploads"))).toBe(false);
  };

  test("with a wrong key, that of another conversation, or that of another shop", async () => {
    await refused({ id, key: "" });
    await refused({ id, key: keyOf(id + 1) });
    await refused({ id, key: keyOf(id, crypto.randomUUID()) });
  });

  test("the conversation of a customer, even with a key", async () => {
    const { conversationId } = await write(ctx, await addTalker(ctx), { about: "subject", subject: "Mine" });
    await refused({ id: conversationId, key: keyOf(conversationId) });
  });

  test("a shop that has no conversations any more", async () => {
    const settings = shopSettingsSchema.parse({ modules: { messages: { is_active: false } } });
    await refused(held(), { ...visit, shop: { ...visit.shop, settings } });
  });
});

test("the 61st message of a guest within an hour is refused", async () => {
  const form = { content: "Hello", code: undefined, files: [] };
  for (let sent = 0; sent < 60; sent++) await sendGuestMessage(visit, held(), form);
  await expect(sendGuestMessage(visit, held(), form)).rejects.toMatchObject({ code: "too_many" });
});

describe("a guest's question about a product (rule conversations-11)", () => {
  const question = { email: "bo@example.com", name: "", content: "Is it dry?", code: undefined, files: [] };

  test("needs an e-mail alone, and the store sees it", async () => {
    const mug = await addProduct(ctx, "MUG-1");
    await askAsGuest(visit, mug, question);
    const { rows } = await ctx.db.execute(
      sql`select customer_name, guest_email, product_id from conversations where tenant_id = ${ctx.tenant.id} and product_id = ${mug}`,
    );
    expect(rows).toEqual([{ customer_name: "Guest", guest_email: "bo@example.com", product_id: mug }]);
  });

  test("is stored once for each form", async () => {
    const mug = await addProduct(ctx, "MUG-1");
    const code = "0b5c1a2e-7a55-4d54-9d0c-111111111111";
    await askAsGuest(visit, mug, { ...question, code });
    await askAsGuest(visit, mug, { ...question, code });
    const { rows } = await ctx.db.execute(
      sql`select 1 from conversations where tenant_id = ${ctx.tenant.id} and product_id = ${mug}`,
    );
    expect(rows).toHaveLength(1);
  });

  test("about a product that is not there is refused", async () => {
    await expect(askAsGuest(visit, 999_999, question)).rejects.toMatchObject({ code: "not_found" });
  });
});
