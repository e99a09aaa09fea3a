import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runJob } from "~/composition/jobs.server";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { setMailRefusal } from "../../accounts/mail-preferences/set-mail-refusal.server";
import { type AccountTestShop, openAccountShop } from "../../accounts/sign-in/account-fixture.server";
import { makeDataDir } from "../../content/forms/form-fixture.server";
import { noProviderConfig } from "../../payments/providers/payment-fixture.server";
import { createDiskStore } from "../../platform/file-store/disk-store.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import { loadGuestConversation } from "../inbox/guest-conversation.server";
import { listInbox } from "../inbox/list-inbox.server";
import { markRead } from "../inbox/mark-read.server";
import { replyToConversation } from "../inbox/reply-to-conversation.server";
import { addTalker, asCustomer, asStore, write } from "../messages/conversation-fixture.server";
import { keepContactMessage } from "../messages/keep-contact-message.server";

const database = withTestDatabase();
let ctx: AccountTestShop;
let dataDir: ReturnType<typeof makeDataDir>;
let ada: VisitorCustomer;
beforeEach(async () => {
  ctx = await openAccountShop(database.db);
  dataDir = makeDataDir();
  ada = await addTalker(ctx);
});
afterEach(() => dataDir.remove());

const about = { about: "subject", subject: "A wish" } as const;
const reply = (id: number, content: string) =>
  replyToConversation(asStore(ctx), id, { content, firstName: "June", lastName: "" });

/** What the queue holds for this shop: when it runs, and the payload. */
async function queued() {
  const { rows } = await database.pool.query<{ at: Date; payload: Record<string, unknown> }>(
    `select run_at as at, payload from graphile_worker._private_jobs
      where payload->>'shopId' = $1 and payload->>'reader' is not null order by id`,
    [ctx.shop.id],
  );
  return rows;
}

/** Runs every queued mail, twice as a queue may; @returns the mails there are then */
async function sent(): Promise<string[]> {
  const deps = {
    db: ctx.db,
    log: ctx.log,
    now: ctx.now,
    originOf: () => ctx.origin,
    secret: ctx.secret,
    box: testBox,
    config: noProviderConfig,
    dataDir: dataDir.path,
    fileStore: createDiskStore(dataDir.path),
    smtpUrl: undefined,
  };
  for (const { payload } of await queued())
    for (const _ of [1, 2]) await runJob(deps, "send-message-mail", payload);
  const folder = join(dataDir.path, "mail");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".html")).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

test("each side gets one mail with all that the other wrote meanwhile", async () => {
  const { conversationId: id } = await write(ctx, ada, about, "Is it <b>blue</b>?");
  await write(ctx, ada, { about: "conversation", id }, "Or green?");
  const mails = await sent();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("Message from Ada M.: A wish");
  expect(mails[0]).toContain("Is it &lt;b&gt;blue&lt;/b&gt;?");
  expect(mails[0]).toContain("Or green?");
  expect(mails[0]).toContain(`https://harbor.example/admin/inbox/${id}`);
  await reply(id, "Blue.");
  const both = await sent();
  expect(both).toHaveLength(2);
  expect(both.find((mail) => mail.includes("June wrote:"))).toContain(
    `https://harbor.example/account/messages/${id}`,
  );
});

test("several messages wait for one mail, a minute long", async () => {
  const { conversationId: id } = await write(ctx, ada, about);
  await write(ctx, ada, { about: "conversation", id }, "Hello?");
  const jobs = await queued();
  expect(jobs.map(({ at, payload }) => [at.toISOString(), payload.reader])).toEqual([
    [new Date(ctx.now().getTime() + 60_000).toISOString(), "Store"],
  ]);
});

test("no mail is sent about what its reader has seen, and the next message is mailed alone", async () => {
  const { conversationId: id } = await write(ctx, ada, about);
  await markRead(ctx, id, "Store", (await reply(id, "Blue.")) - 1);
  await markRead(asCustomer(ctx, ada), id, "Customer", Number.MAX_SAFE_INTEGER);
  expect(await sent()).toEqual([]);
  await reply(id, "And green.");
  const [mail = "", ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail).toContain("And green.");
  expect(mail).not.toContain("Blue.");
});

test("a contact request is in the inbox, and its guest gets the answer by mail", async () => {
  const message = { name: "Bo", email: "bo@example.com", subject: "Opening hours", content: "When?" };
  await keepContactMessage(ctx, { message, customer: null, files: [], isMailed: true });
  const [item] = await listInbox(ctx, { isUnread: true, limit: 10 });
  expect(item).toMatchObject({ title: "Opening hours", customerName: "Bo", isUnread: true });
  expect(await sent()).toEqual([]);
  await reply(item?.id ?? 0, "At nine.");
  const [mail = ""] = await sent();
  expect(mail).toContain("At nine.");
  expect(mail).not.toContain("/account/messages");
  const [, id, key] = /https:\/\/harbor\.example\/conversation\/(\d+)\?key=([\w-]+)/.exec(mail) ?? [];
  const opened = await loadGuestConversation(ctx, { id: Number(id), key: key ?? "" });
  expect(opened.conversation.messages.map(({ content }) => content)).toEqual(["When?", "At nine."]);
});

test("the inbox is not for customers", async () => {
  await expect(listInbox(asCustomer(ctx, ada), { isUnread: false, limit: 10 })).rejects.toMatchObject({
    code: "not_found",
  });
});

test("a customer who refuses these mails gets none, and each tells how (rules accounts-33 and accounts-34)", async () => {
  const { conversationId: id } = await write(ctx, ada, about);
  await reply(id, "Blue.");
  const [mail = ""] = (await sent()).filter((html) => html.includes("June wrote:"));
  expect(mail).toMatch(/https:\/\/harbor\.example\/unsubscribe\/messages\/\d+\?key=/);
  await setMailRefusal(ctx, ada.id, "messages", true);
  await reply(id, "And green.");
  expect((await sent()).join()).not.toContain("And green.");
  await setMailRefusal(ctx, ada.id, "messages", false);
  expect((await sent()).join()).toContain("And green.");
});
