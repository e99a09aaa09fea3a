import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { attachmentMessages } from "~/models/conversations/messages/attachment-problem";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { makeDataDir } from "../../content/forms/form-fixture.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { replyToConversation } from "../inbox/reply-to-conversation.server";
import { addAttachments } from "./add-attachments.server";
import type { ConversationContext } from "./conversation-context.server";
import { addTalker, asCustomer, asStore } from "./conversation-fixture.server";
import { openTarget } from "./open-target.server";
import { sendAttachment } from "./send-attachment.server";
import { sendMessage } from "./send-message.server";

const database = withTestDatabase();
let dataDir: ReturnType<typeof makeDataDir>;
let ctx: ShopContext;
let own: ConversationContext;
let ada: VisitorCustomer;
let to: { about: "product"; productId: number };
beforeEach(async () => {
  dataDir = makeDataDir();
  ctx = await openTestShop(database.db);
  ada = await addTalker(ctx);
  own = asCustomer(ctx, ada, dataDir.path);
  to = { about: "product", productId: await addProduct(ctx, "MUG") };
});
afterEach(() => dataDir.remove());

const pdf = new TextEncoder().encode("%PDF-1.7\n");
let made = 0;
function file(bytes: Uint8Array, name: string, size = bytes.byteLength): IncomingFile {
  const path = join(dataDir.path, `incoming-${++made}`);
  writeFileSync(path, bytes);
  return new IncomingFile(path, name, "application/octet-stream", size);
}
const picture = (format: "png" | "jpeg" = "jpeg") =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: "#336655" } })
    .withExif({ IFD0: { Artist: "Ada Marsh" } })
    .toFormat(format)
    .toBuffer();
const send = (files: IncomingFile[], shop = own) =>
  sendMessage(shop, { customer: ada, to, form: { content: "See here" }, files });
const held = async () => (await openTarget(own, ada.id, to)).messages.at(-1)?.attachments ?? [];
const keptFiles = () => {
  const folder = join(dataDir.path, "uploads", ctx.shop.code, "messages");
  return existsSync(folder) ? readdirSync(folder) : [];
};
const get = (messageId: number, fileName: string, shop = own, isDownload = false) =>
  sendAttachment(shop, { messageId, fileName, isDownload });

test("a picture is written anew without metadata, and shown", async () => {
  const { messageId } = await send([file(await picture(), "../me.JPG")]);
  expect(await held()).toMatchObject([{ name: "me.webp", mime: "image/webp", isPicture: true }]);
  const answer = await get(messageId, "me.webp");
  const meta = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([meta.format, meta.width, meta.exif]).toEqual(["webp", 40, undefined]);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "content-disposition": "inline; filename=me.webp",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect((await get(messageId, "me.webp", own, true)).headers.get("content-disposition")).toContain(
    "attachment",
  );
});

test("any other file is for saving", async () => {
  const { messageId } = await send([file(pdf, "bill.pdf"), file(pdf, "bill.pdf")]);
  expect((await held()).map(({ name }) => name)).toEqual(["bill (2).pdf", "bill.pdf"]);
  const answer = await get(messageId, "bill.pdf");
  expect(answer.headers.get("content-disposition")).toBe("attachment; filename=bill.pdf");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdf);
});

test("a file is not there for another customer, under another name, or in another shop", async () => {
  const { messageId } = await send([file(pdf, "bill.pdf")]);
  const eve = await addTalker(ctx, "eve@example.com");
  const other = { ...(await openTestShop(database.db)), fileStore: own.fileStore, clientAddress: "" };
  const notFound = { code: "not_found" };
  await expect(get(messageId, "bill.pdf", asCustomer(ctx, eve, dataDir.path))).rejects.toMatchObject(
    notFound,
  );
  await expect(get(messageId, "../bill.pdf")).rejects.toMatchObject(notFound);
  await expect(get(messageId, "bill.pdf", other)).rejects.toMatchObject(notFound);
});

describe("refused, and nothing is kept:", () => {
  test.each<[string, () => Promise<IncomingFile[]> | IncomingFile[], string]>([
    ["four files", () => Array.from({ length: 4 }, () => file(pdf, "a.pdf")), attachmentMessages.tooMany()],
    ["a type that is not supported", () => [file(pdf, "a.exe")], attachmentMessages.type()],
    [
      "a file that is not what its name says",
      async () => [file(await picture(), "a.pdf")],
      attachmentMessages.type(),
    ],
    [
      "a page under a picture's name",
      () => [file(new TextEncoder().encode("<html>"), "a.png")],
      attachmentMessages.type(),
    ],
    ["more than 10 MB", () => [file(pdf, "a.pdf", 10_485_761)], attachmentMessages.tooBig()],
    [
      "a good file beside a damaged one",
      async () => [file(await picture(), "a.jpg"), file((await picture()).subarray(0, 60), "b.jpg")],
      "We could not read this photo. Please save it as a JPG and try again.",
    ],
  ])("%s", async (_, make, message) => {
    await expect(send(await make())).rejects.toMatchObject({ field: "files", message });
    expect(keptFiles()).toEqual([]);
    expect((await openTarget(own, ada.id, to)).messages).toEqual([]);
  });

  test("what the shop does not take", async () => {
    const settings = shopSettingsSchema.parse({ modules: { messages: { support_file_types: ["png"] } } });
    const shop = { ...own, shop: { ...own.shop, settings } };
    await expect(send([file(pdf, "a.pdf")], shop)).rejects.toMatchObject({
      message: attachmentMessages.type(),
    });
    await expect(send([file(await picture("png"), "a.png")], shop)).resolves.toBeTruthy();
  });
});

describe("the store's answer", () => {
  const answer = async (files: IncomingFile[]) => {
    const { conversationId } = await send([]);
    const reply = { content: "Like this", firstName: "June", lastName: "", files };
    return replyToConversation(asStore(ctx, dataDir.path), conversationId, reply);
  };

  test("has files that its customer gets, and nobody else", async () => {
    const messageId = await answer([file(await picture(), "sketch.jpg"), file(pdf, "plan.pdf")]);
    expect((await held()).map(({ name }) => name)).toEqual(["plan.pdf", "sketch.webp"]);
    expect((await get(messageId, "plan.pdf")).status).toBe(200);
    const eve = asCustomer(ctx, await addTalker(ctx, "eve@example.com"), dataDir.path);
    await expect(get(messageId, "plan.pdf", eve)).rejects.toMatchObject({ code: "not_found" });
  });

  test.each<[string, () => IncomingFile[], string]>([
    ["four files", () => Array.from({ length: 4 }, () => file(pdf, "a.pdf")), attachmentMessages.tooMany()],
    ["a program", () => [file(pdf, "a.exe")], attachmentMessages.type()],
    ["more than 10 MB", () => [file(pdf, "a.pdf", 10_485_761)], attachmentMessages.tooBig()],
  ])("is not sent with %s", async (_, make, message) => {
    await expect(answer(make())).rejects.toMatchObject({ field: "files", message });
    expect((await openTarget(own, ada.id, to)).messages).toHaveLength(1);
    expect(keptFiles()).toEqual([]);
  });
});

test("a form sent twice keeps its files once", async () => {
  const form = { content: "See here", code: "8c8fa4d4-0c7c-4f6c-9df2-0d3f8dd0f3c1" };
  for (let count = 0; count < 2; count++)
    await sendMessage(own, { customer: ada, to, form, files: [file(pdf, "a.pdf")] });
  expect([keptFiles().length, (await held()).length]).toEqual([1, 1]);
});

test("files are added to an own message, three in all, within an hour", async () => {
  const { messageId } = await send([file(pdf, "a.pdf")]);
  await addAttachments(own, messageId, [file(pdf, "b.pdf"), file(pdf, "c.pdf")]);
  expect(await held()).toHaveLength(3);
  const more = () => [file(pdf, "d.pdf")];
  await expect(addAttachments(own, messageId, more())).rejects.toMatchObject({
    message: attachmentMessages.tooMany(),
  });
  const later = { ...own, now: () => new Date(own.now().getTime() + 3_600_000) };
  await expect(addAttachments(later, messageId, more())).rejects.toMatchObject({ code: "not_found" });
  const eve = await addTalker(ctx, "eve@example.com");
  await expect(addAttachments(asCustomer(ctx, eve, dataDir.path), messageId, more())).rejects.toMatchObject({
    code: "not_found",
  });
  expect(keptFiles()).toHaveLength(3);
});
