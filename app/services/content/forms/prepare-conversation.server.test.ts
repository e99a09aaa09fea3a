import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FormDefinition } from "~/models/content/form/form-definition";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { findConversation } from "../../conversations/inbox/find-conversation.server";
import { listInbox } from "../../conversations/inbox/list-inbox.server";
import { addTalker, asCustomer } from "../../conversations/messages/conversation-fixture.server";
import { readMessages } from "../../conversations/messages/read-messages.server";
import { IncomingFile } from "../../platform/forms/incoming-files.server";
import type { FormContext } from "./form-context.server";
import { addForm, incomingFile, makeDataDir, openFormShop } from "./form-fixture.server";
import { saveFormData } from "./save-form-data.server";

const database = withTestDatabase();
let dataDir: ReturnType<typeof makeDataDir>;
let ctx: FormContext;
beforeEach(async () => {
  dataDir = makeDataDir();
  ctx = await openFormShop(database.db, { dataDir: dataDir.path });
});
afterEach(() => dataDir.remove());

const form = (props: Record<string, unknown> = { startsConversation: true }) =>
  addForm(
    ctx,
    `contact-${crypto.randomUUID()}`,
    [
      { wuid: "name", fieldType: "text", fieldLabel: "Your name" },
      { wuid: "email", fieldType: "email", fieldLabel: "Email" },
      { wuid: "message", fieldType: "textarea", fieldLabel: "Message" },
      { wuid: "photos", fieldType: "file", fieldLabel: "Photos" },
    ],
    props,
  );
const typed = { name: "Bo", email: "bo@example.com", message: "When?", photos: [] };
const rest = { isOptedIn: () => false, token: "", source: "Website Signup(Contact)" };
const send = (definition: FormDefinition, more: object = {}, shop = ctx) =>
  saveFormData(shop, { definition, submission: typed, ...rest, ...more });
const inbox = () => listInbox(ctx, { isUnread: true, limit: 9 });
const mails = async () => {
  const { rows } = await database.pool.query<{ reader: string }>(
    `select payload->>'reader' as reader from graphile_worker._private_jobs
      where payload->>'shopId' = $1 and payload->>'reader' is not null`,
    [ctx.shop.id],
  );
  return rows.map(({ reader }) => reader);
};
async function photo(name: string) {
  const path = join(dataDir.path, name);
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: "#336655" } }).png();
  const bytes = await png.toBuffer();
  writeFileSync(path, bytes);
  return new IncomingFile(path, name, "image/png", bytes.byteLength);
}

describe("a submission", () => {
  test("of a guest is a conversation that is answered by mail", async () => {
    await send(await form());
    const [item] = await inbox();
    expect(item).toMatchObject({ title: "Contact request", customerName: "Bo", isUnread: true });
    const row = await findConversation(ctx, item?.id ?? 0);
    expect([row.customerId, row.guestEmail, row.storeMailedId]).toEqual([null, "bo@example.com", 0]);
    expect(await mails()).toEqual(["Store"]);
  });

  test("that its form mails is marked as mailed", async () => {
    await send(await form({ startsConversation: true, notifyByEmail: true }));
    const [item] = await inbox();
    const row = await findConversation(ctx, item?.id ?? 0);
    expect(row.storeMailedId).toBe(row.lastCustomerMessageId);
  });

  test("of a customer is among their own conversations, under their own name", async () => {
    const ada = await addTalker(ctx);
    await send(await form(), { customer: ada }, { ...ctx, actor: asCustomer(ctx, ada).actor });
    const [item] = await inbox();
    const row = await findConversation(asCustomer(ctx, ada), item?.id ?? 0);
    expect([row.customerId, row.customerName, row.guestEmail]).toEqual([ada.id, "Ada M.", ""]);
  });

  test("has up to three files that messages take; others are named", async () => {
    const broken = incomingFile("c.png", "\x89PNG\r\n\x1a\n");
    const photos = [
      await photo("a.png"),
      broken,
      await photo("b.png"),
      await photo("d.png"),
      await photo("e.png"),
    ];
    await send(await form(), { submission: { ...typed, photos } });
    const [item] = await inbox();
    const [message] = (await readMessages(ctx, item?.id ?? 0)).messages;
    expect(message?.attachments.map(({ name }) => name)).toEqual(["a.webp", "b.webp", "d.webp"]);
    expect(message?.content).toBe("When?\n\nPhotos: a.png, c.png, b.png, d.png, e.png");
  });

  test("is none for another form, and in a shop without conversations", async () => {
    await send(await form({}));
    const settings = shopSettingsSchema.parse({ modules: { messages: { is_active: false } } });
    await send(await form(), {}, { ...ctx, shop: { ...ctx.shop, settings } });
    expect(await inbox()).toEqual([]);
  });
});
