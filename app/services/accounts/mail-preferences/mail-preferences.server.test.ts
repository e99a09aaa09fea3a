import { expect, test } from "vitest";
import type { MailKind } from "~/models/accounts/mail-kind";
import { emailSignups } from "~/tables/content/forms";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { keepSignups } from "../../content/forms/save-signup-email.server";
import { readMailPreferences } from "../../content/mail-preferences/read-mail-preferences.server";
import { saveMailPreferences } from "../../content/mail-preferences/save-mail-preferences.server";
import { ofShop, shopKey } from "../../shops/context/of-shop.server";
import { customerContext } from "../sign-in/account-fixture.server";
import { withAccount } from "../sign-in/with-account-fixture.server";
import { isUnsubscribeLink, unsubscribe, unsubscribeUrl } from "./unsubscribe.server";
import { wantsMail } from "./wants-mail.server";

const account = withAccount();
const own = (id = account.customer.id) => customerContext(account.ctx, id);
const preferences = () => readMailPreferences(own(), account.customer);

/** Writes a notice of this shop. @returns its id */
async function addNotice(productSku: string, email: string, customerId: number | null): Promise<string> {
  const productId = await addProduct(account.ctx, productSku);
  const [row] = await account.ctx.db
    .insert(stockNotices)
    .values({ ...shopKey(account.ctx), productId, email, customerId, confirmedAt: account.ctx.now() })
    .returning();
  return row?.id ?? "";
}

test("all but the news are wanted until the customer says no (rule accounts-33)", async () => {
  expect(await preferences()).toEqual({ "back-in-stock": true, messages: true, newsletter: false });
  const wanted = { "back-in-stock": false, messages: true, newsletter: true };
  for (const _ of [1, 2]) await saveMailPreferences(own(), account.customer, wanted);
  expect(await preferences()).toEqual(wanted);
  expect(await wantsMail(own(), account.customer.id, "back-in-stock")).toBe(false);
  expect(await wantsMail(own(), account.customer.id, "messages")).toBe(true);
  expect(await wantsMail(own(), null, "back-in-stock")).toBe(true);
  const [signup] = await account.ctx.db.select().from(emailSignups).where(ofShop(emailSignups, account.ctx));
  expect(signup).toMatchObject({ email: "ada@example.com", source: "account" });
  await saveMailPreferences(own(), account.customer, {
    "back-in-stock": true,
    messages: true,
    newsletter: false,
  });
  expect(await preferences()).toEqual({ "back-in-stock": true, messages: true, newsletter: false });
});

test("another customer's preferences are out of reach", async () => {
  const other = own(-1);
  const wanted = { "back-in-stock": false, messages: false, newsletter: false };
  await expect(saveMailPreferences(other, account.customer, wanted)).rejects.toMatchObject({
    code: "forbidden",
  });
});

test("a link ends its kind alone, however often it is used (rule accounts-34)", async () => {
  await keepSignups(own(), ["ada@example.com"], "footer");
  const [signup] = await account.ctx.db.select().from(emailSignups).where(ofShop(emailSignups, account.ctx));
  const links: [MailKind, string, string][] = [
    ["messages", String(account.customer.id), "messages"],
    ["back-in-stock", await addNotice("MUG", "ada@example.com", account.customer.id), "back-in-stock"],
    ["newsletter", signup?.id ?? "", "newsletter"],
  ];
  for (const [kind, id, ended] of links) {
    const before = await preferences();
    for (const _ of [1, 2]) await unsubscribe(account.ctx, { kind, id });
    expect(await preferences()).toEqual({ ...before, [ended]: false });
  }
});

test("a guest's notices are forgotten, others' stay", async () => {
  const id = await addNotice("MUG", "eve@example.com", null);
  await addNotice("CUP", "eve@example.com", null);
  await addNotice("JUG", "bo@example.com", null);
  await unsubscribe(account.ctx, { kind: "back-in-stock", id });
  const left = await account.ctx.db
    .select({ email: stockNotices.email })
    .from(stockNotices)
    .where(ofShop(stockNotices, account.ctx));
  expect(left).toEqual([{ email: "bo@example.com" }]);
});

test("only the shop's own links count, each for what it was signed for", () => {
  const link = { kind: "messages", id: "7" } as const;
  const url = new URL(unsubscribeUrl(account.ctx, link));
  expect(url.pathname).toBe("/unsubscribe/messages/7");
  const key = url.searchParams.get("key") ?? "";
  expect(isUnsubscribeLink(account.ctx, link, key)).toBe(true);
  expect(isUnsubscribeLink(account.ctx, { ...link, id: "8" }, key)).toBe(false);
  expect(isUnsubscribeLink(account.ctx, { ...link, kind: "newsletter" }, key)).toBe(false);
  expect(isUnsubscribeLink(account.ctx, link, "")).toBe(false);
});

test("a link of an account that is gone changes nothing", async () => {
  await unsubscribe(account.ctx, { kind: "messages", id: "4711" });
  await unsubscribe(account.ctx, { kind: "back-in-stock", id: "00000000-0000-4000-8000-000000000000" });
});
