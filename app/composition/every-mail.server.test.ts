import { readdir, readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import nodemailer, { type SendMailOptions as SentMail } from "nodemailer";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { jobNames, jobRegistry, runJob } from "~/composition/jobs.server";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { otherMailKinds } from "~/models/office/settings/seen-mails";
import { addCustomer } from "~/services/accounts/sign-in/account-fixture.server";
import { addProduct } from "~/services/catalogue/products/catalogue-fixture.server";
import { addSeller } from "~/services/catalogue/products/seller-fixture.server";
import { requestQuote } from "~/services/checkout/request-quote.server";
import {
  asShopper,
  giftTexts,
  guestAtReview,
  guestWith,
  pressPlace,
} from "~/services/checkout/steps/purchase-fixture.server";
import { replyToConversation } from "~/services/conversations/inbox/reply-to-conversation.server";
import { addTalker, asStore, write } from "~/services/conversations/messages/conversation-fixture.server";
import { loadOrder } from "~/services/orders/reading/load-order.server";
import { changeOrderStatus } from "~/services/orders/states/change-order-status.server";
import {
  openTeaShop,
  startedSubscription,
  type TeaShop,
} from "~/services/orders/subscriptions/subscription-fixture.server";
import { readConfig } from "~/services/platform/config/read-config.server";
import { createDiskStore } from "~/services/platform/file-store/disk-store.server";
import type { JobName } from "~/services/platform/jobs/job-kinds.server";
import { migrateJobs } from "~/services/platform/jobs/migrate-jobs.server";
import { byTest } from "~/services/shops/audit/actor-fixture.server";
import { shopKey } from "~/services/shops/context/of-shop.server";
import { shopOrigins } from "~/services/shops/directory/shop-origins.server";
import { inviteStaff } from "~/services/staff/members/invite-staff.server";
import { addStaff } from "~/services/staff/sign-in/staff-fixture.server";
import { emailChanges } from "~/tables/accounts/email-changes";
import { registrations } from "~/tables/accounts/registrations";
import { formSubmissions } from "~/tables/content/forms";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import { orders } from "~/tables/orders/orders";
import { giftCards } from "~/tables/selling/gift-cards";
import { shopDomains } from "~/tables/shops/shops";
import { withTestDatabase } from "../../tests/support/databases/with-test-database";
import { addDispute, sentOrder } from "./sent-order-fixture.server";

/** What a mail server was sent. */
const sent: SentMail[] = [];
const server = nodemailer.createTransport({ jsonTransport: true }).use("compile", ({ data }, done) => {
  sent.push(data);
  done();
});

const database = withTestDatabase();
let shop: TeaShop;
let origin: string;
/** A guest's order that was paid, sent, paid back in part and is to come back in part. */
let order: { orderId: string; shipmentId: string; refundId: string };

/** A shop with a logo, an address and several domains, of which the second is the primary one, behind TLS. */
beforeAll(async () => {
  vi.spyOn(nodemailer, "createTransport").mockReturnValue(server);
  await migrateJobs(database.pool);
  shop = await openTeaShop(database.db, {
    general: { logo: "/media/logo.svg", phone: "2075550142" },
    client_address: { address_line1: "12 Wharf Street", city_locality: "Portland" },
    modules: { "order-management": { allow_request_quote: true } },
  });
  const names = ["alias", "primary", "other"].map((name) => `${name}-${shop.shop.code}.example`);
  for (const [at, domain] of names.entries())
    await byTest(database.db, (db) =>
      db.insert(shopDomains).values({ ...shopKey(shop), domain, isPrimary: at === 1 }),
    );
  origin = `https://${names[1]}`;
  order = await sentOrder(shop);
});

afterAll(() => vi.restoreAllMocks());

/** The jobs that send mails. */
type MailJob = Exclude<Extract<JobName, `send-${string}`>, `${string}-event`>;
const mailJobs = jobNames.filter(
  (name): name is MailJob => name.startsWith("send-") && !name.endsWith("-event"),
);

const choices = <Field extends string, Value>(field: Field, values: readonly Value[], rest: object = {}) =>
  values.map((value) => ({ [field]: value, ...rest }));
const kindsOf = (name: "send-order-mail" | "send-seller-mail" | "send-stock-notice" | "send-quote-mails") =>
  jobRegistry.payloads[name].shape.kind.options;
const now = () => new Date(shop.now().getTime() + 60_000);

/** What each of them is queued with, for every mail it can make. */
const payloads: Record<MailJob, () => Promise<object[]>> = {
  "send-order-mail": async () => {
    const subjects: Partial<Record<string, string>> = {
      shipped: order.shipmentId,
      refunded: order.refundId,
      withdrawn: "2",
    };
    return kindsOf("send-order-mail").map((kind) => ({
      orderId: order.orderId,
      kind,
      subjectId: subjects[kind] ?? "1",
    }));
  },
  "send-withdrawal-refused": async () => [{ orderId: order.orderId, why: "It is too late.", at: "" }],
  "send-order-link": async () => {
    const { incrementId: number = "", email = "" } = (await loadOrder(shop, order.orderId)) ?? {};
    return [{ number, email }];
  },
  async "send-seller-mail"() {
    const sellerId = await addSeller(shop, "potter", { profile: { email: "clay@potter.example" } });
    await byTest(database.db, (db) =>
      db.update(orders).set({ sellerId }).where(eq(orders.id, order.orderId)),
    );
    return choices("kind", kindsOf("send-seller-mail"), { orderId: order.orderId, subjectId: "1" });
  },
  async "send-dispute-mail"() {
    const { orderId } = order;
    const { reader } = jobRegistry.payloads["send-dispute-mail"].shape;
    return choices("reader", reader.options, { orderId, outcomeId: await addDispute(shop, orderId) });
  },
  async "send-quote-mails"() {
    const guest = await guestWith(shop, [[await addProduct(shop, "MUG"), 10]]);
    const asked = { email: "ada@example.com", note: "" };
    const { quoteId } = await requestQuote(asShopper(shop, guest), guest, asked);
    return choices("kind", kindsOf("send-quote-mails"), { quoteId });
  },
  async "send-subscription-mail"() {
    const { subscription } = await startedSubscription(shop);
    return [{ subscriptionId: subscription.id, dueOn: "2026-03-15", failedTries: 0 }];
  },
  "send-subscription-started-mail": async () => [{ orderId: (await startedSubscription(shop)).orderId }],
  async "send-stock-notice"() {
    const productId = await addProduct(shop, "BOWL");
    const wishes = await database.db
      .insert(stockNotices)
      .values(
        kindsOf("send-stock-notice").map((kind) => ({
          ...shopKey(shop),
          productId,
          email: `${kind}@example.com`,
          confirmedAt: shop.now(),
        })),
      )
      .returning();
    return wishes.map(({ id, email }) => ({ noticeId: id, kind: email.split("@")[0] }));
  },
  async "send-application-mail"() {
    const asked = { name: "Cups", ownerName: "Mira", email: "mira@example.com", reason: "Not yet." };
    const [made] = await byTest(database.db, (db) =>
      db
        .insert(sellerApplications)
        .values({ ...shopKey(shop), ...asked, state: "refused" })
        .returning(),
    );
    return [{ applicationId: made?.id }];
  },
  async "send-gift-card"() {
    const parts = { classCode: "gift_certificate", nonShippable: true } as const;
    const card = await addProduct(shop, "CARD", parts);
    const guest = await guestAtReview(shop, [[card, 1, giftTexts]], { billingAddress: nazareth });
    const { orderId } = await pressPlace(shop, guest);
    await changeOrderStatus(shop, orderId, "processing");
    const [made] = await database.db.select().from(giftCards).where(eq(giftCards.orderId, orderId));
    return [{ giftCardId: made?.id }];
  },
  async "send-registration-mail"() {
    const { email } = await addCustomer(shop, { email: "owner@example.com" });
    const typed = {
      tenantId: shop.tenant.id,
      email: "new@example.com",
      passwordHash: "hash",
      firstName: "N",
    };
    await database.db.insert(registrations).values({ ...typed, expiresAt: now() });
    return [email, typed.email].map((to) => ({ email: to, registrationId: null, returnTo: "/checkout" }));
  },
  async "send-email-change-mails"() {
    const { id: customerId, email: oldEmail } = await addCustomer(shop, { email: "moves@example.com" });
    const pendingAction = {
      tenantId: shop.tenant.id,
      customerId,
      oldEmail,
      createdAt: shop.now(),
      expiresAt: now(),
    };
    const [change] = await database.db
      .insert(emailChanges)
      .values({ ...pendingAction, newEmail: "moved@example.com" })
      .returning();
    return [{ changeId: change?.id }];
  },
  async "send-login-method-mail"() {
    const { id: customerId } = await addCustomer(shop, { email: "login@example.com" });
    const { method, change } = jobRegistry.payloads["send-login-method-mail"].shape;
    return method.options.flatMap((one) =>
      choices("change", change.options, { customerId, method: one, at: shop.now().toISOString() }),
    );
  },
  async "send-account-step-mail"() {
    const { id: customerId } = await addCustomer(shop, { email: "step@example.com" });
    return choices("step", jobRegistry.payloads["send-account-step-mail"].shape.step.options, { customerId });
  },
  "send-account-deleted-mail": async () => [{ customerId: 1, email: "gone@example.com", firstName: "Ada" }],
  "send-password-reset-mail": async () => [
    { email: (await addCustomer(shop, { email: "reset@example.com" })).email, returnTo: "/checkout" },
  ],
  "send-sign-in-warning-mail": async () => [
    { email: (await addCustomer(shop, { email: "warned@example.com" })).email },
  ],
  async "send-staff-invitation-mail"() {
    const invitee = { email: "june@example.com", name: "June" };
    return [
      { staffId: await inviteStaff(shop, invitee, { sellerId: null, shopId: null, roles: ["owner"] }) },
    ];
  },
  "send-staff-reset-mail": async () => [
    { email: (await addStaff(shop, { email: "forgot@example.com" })).email },
  ],
  async "send-staff-notice-mail"() {
    const { email } = await addStaff(shop, { email: "noted@example.com" });
    const { notice } = jobRegistry.payloads["send-staff-notice-mail"].shape;
    return choices("notice", notice.options, { email, at: shop.now().toISOString() });
  },
  async "send-message-mail"() {
    const ada = await addTalker(shop, "talks@example.com");
    const about = { about: "subject", subject: "A wish" } as const;
    const asked = await write(shop, ada, about, "Is it blue?");
    const answered = await write(shop, ada, { about: "subject", subject: "Another" }, "Or green?");
    const answer = { content: "Green.", firstName: "June", lastName: "" };
    await replyToConversation(asStore(shop), answered.conversationId, answer);
    const idOf = { Store: asked.conversationId, Customer: answered.conversationId };
    const { reader } = jobRegistry.payloads["send-message-mail"].shape;
    return reader.options.map((one) => ({ reader: one, conversationId: idOf[one] }));
  },
  async "send-form-mail"() {
    const content = [{ wuid: "message", value: "Hello" }];
    const [made] = await database.db
      .insert(formSubmissions)
      .values({ ...shopKey(shop), form: 1, attributeName: "contact", content })
      .returning();
    return [{ submissionId: made?.id }];
  },
  // Of what the mails before it are about: the office's jobs come last.
  async "send-seen-mail"() {
    const { incrementId = "" } = (await loadOrder(shop, order.orderId)) ?? {};
    const about = { to: "june@example.com", key: "00000000-0000-4000-8000-000000000000" };
    const ofSellers = (kind: string) => kind.startsWith("seller_");
    return otherMailKinds.map((kind) => ({ kind, of: ofSellers(kind) ? incrementId : "", ...about }));
  },
};

/** What a mail leads to and shows, except who to write to and to call. */
const addressesIn = ({ html, text, headers }: SentMail): string[] => [
  ...[...String(html).matchAll(/(?:href|src)="(?!mailto:|tel:)([^"]*)"/g)].map(([, url = ""]) => url),
  ...[...`${text} ${JSON.stringify(headers)}`.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([url]) => url),
];

/** Every value of every choice in a job's payload, as 'field value'. */
const choicesOf = (name: MailJob): string[] =>
  Object.entries(jobRegistry.payloads[name].shape).flatMap(([field, schema]) =>
    schema instanceof z.ZodEnum ? schema.options.map((value: string) => `${field} ${value}`) : [],
  );

test.each(mailJobs)("every mail of %s leads to the shop's primary domain by https", async (name) => {
  const { db, log, box, config, secret } = shop;
  const address = readConfig({ NODE_ENV: "production", PUBLIC_SCHEME: "https", PUBLIC_PORT: "443" });
  const deps = {
    db,
    log,
    now: shop.now,
    box,
    config,
    secret,
    dataDir: "",
    fileStore: createDiskStore(""),
    smtpUrl: "smtp://mail.example",
    originOf: shopOrigins(address, () => 3000),
  };
  const queued = await payloads[name]();
  const tried = queued.flatMap((payload) =>
    Object.entries(payload).map(([field, value]) => `${field} ${value}`),
  );
  expect(tried).toEqual(expect.arrayContaining(choicesOf(name)));
  for (const payload of queued) {
    sent.length = 0;
    await runJob(deps, name, { ...payload, shopId: shop.shop.id });
    expect(sent, JSON.stringify(payload)).not.toEqual([]);
    for (const mail of sent) {
      expect(addressesIn(mail).filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
      expect(mail.text).not.toMatch(/npm run|--client/);
      expect(mail.from).toMatchObject({ address: `hello@${new URL(origin).hostname}` });
    }
  }
});

test("no mail is sent but by these jobs", async () => {
  const folder = new URL("../services/", import.meta.url);
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith(".server.ts") && !name.endsWith("/send-mail.server.ts"),
  );
  const senders: string[] = [];
  for (const name of names)
    if ((await readFile(new URL(name, folder), "utf8")).includes("/send-mail.server")) senders.push(name);
  expect(senders.filter((name) => !/^[a-z]+\/jobs\/send-[a-z-]+\.server\.ts$/.test(name))).toEqual([]);
});
