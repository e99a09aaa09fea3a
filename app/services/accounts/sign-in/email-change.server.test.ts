import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { shopper } from "~/models/shops/actors/actor";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { customers } from "~/tables/accounts/customers";
import { emailChanges } from "~/tables/accounts/email-changes";
import { testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import { acting } from "../../shops/context/shop-context.server";
import { resetPassword } from "../password/reset-password.server";
import { cancelEmailChange } from "../profile/cancel-email-change.server";
import { confirmEmailChange } from "../profile/confirm-email-change.server";
import { requestEmailChange } from "../profile/request-email-change.server";
import { findVisitor } from "../sessions/find-visitor.server";
import { startSession } from "../sessions/start-session.server";
import { addCustomer, requestWith, testPassword } from "./account-fixture.server";
import { createPasswordReset } from "./create-password-reset.server";
import { emailChangeHash, type Mailbox } from "./email-change-link.server";
import { withAccount } from "./with-account-fixture.server";

const given = withAccount();

const newEmail = "ada@new.example";
const ask = (email = newEmail, currentPassword = testPassword) =>
  requestEmailChange(given.ctx, given.customer, { email, currentPassword });
const changes = () =>
  given.database.db.select().from(emailChanges).where(eq(emailChanges.tenantId, given.ctx.tenant.id));
async function link(mailbox: Mailbox): Promise<string> {
  const [change] = await changes();
  return emailChangeHash(given.ctx, change?.id ?? 0, mailbox);
}
const emailNow = async () => {
  const [row] = await given.database.db.select().from(customers).where(eq(customers.id, given.customer.id));
  return row?.email;
};
const gone = {
  status: 404,
  message: "This link was already used or has expired, or the change was canceled.",
};

test.each([
  ["old", "new"],
  ["new", "old"],
] as const)(
  "the %s mailbox alone changes nothing; after the %s one the email is changed",
  async (first, second) => {
    await ask();
    const [one, other] = [await link(first), await link(second)];
    const guest = { ...given.ctx, actor: acting(shopper(given.ctx.tenant.id, anonymousVisitor)) };
    expect(await confirmEmailChange(guest, one, null)).toBe("waits");
    expect(await confirmEmailChange(guest, one, null)).toBe("waits");
    expect(await emailNow()).toBe("ada@example.com");
    expect(await confirmEmailChange(guest, other, null)).toBe("done");
    expect(await emailNow()).toBe(newEmail);
    await expect(confirmEmailChange(guest, other, null)).rejects.toMatchObject(gone);
  },
);

test("a change ends other sessions and password reset links, and keeps this session", async () => {
  const begin = () =>
    startSession({ ...given.ctx, clientAddress: "" }, { customerId: given.customer.id, userAgent: "" });
  const [mine, other] = [await begin(), await begin()];
  const token = await createPasswordReset(given.ctx, given.customer.id);
  await ask();
  const [old, fresh] = [await link("old"), await link("new")];
  await confirmEmailChange(given.ctx, old, mine.hash);
  await confirmEmailChange(given.ctx, fresh, mine.hash);
  const isIn = async (session: string) =>
    (await findVisitor(given.ctx, requestWith(session))).customer !== null;
  expect([await isIn(mine.token), await isIn(other.token)]).toEqual([true, false]);
  await expect(resetPassword(given.ctx, { token, password: "a louder harbor" })).rejects.toMatchObject({
    status: 404,
  });
});

test("only the customer can ask for it", async () => {
  const { ctx, customer } = given;
  const { id } = await addCustomer(ctx, { email: "bo@example.com" });
  const bo = testCustomer({ id });
  const asBo = { ...ctx, actor: acting(shopper(ctx.tenant.id, { ...anonymousVisitor, customer: bo })) };
  const asked = requestEmailChange(asBo, customer, { email: newEmail, currentPassword: testPassword });
  await expect(asked).rejects.toMatchObject({ status: 403 });
  expect(await changes()).toEqual([]);
});

test("requires the password and an email different from the current one", async () => {
  await expect(ask(newEmail, "wrong")).rejects.toMatchObject({ field: "current_password", status: 422 });
  await expect(ask(given.customer.email)).rejects.toMatchObject({
    field: "email",
    message: "This is already your email.",
  });
  expect(await changes()).toEqual([]);
});

test("an email that has an account already gets the usual answer, and the account is not taken over", async () => {
  await addCustomer(given.ctx, { email: "bo@example.com" });
  await expect(ask("bo@example.com")).resolves.toBeUndefined();
  const [old, fresh] = [await link("old"), await link("new")];
  await confirmEmailChange(given.ctx, old, null);
  await expect(confirmEmailChange(given.ctx, fresh, null)).rejects.toMatchObject({ status: 409 });
  expect(await emailNow()).toBe("ada@example.com");
});

test("either mailbox can cancel", async () => {
  for (const mailbox of ["old", "new"] as const) {
    await ask();
    const [mine, other] = [await link(mailbox), await link(mailbox === "old" ? "new" : "old")];
    await cancelEmailChange(given.ctx, mine);
    await expect(confirmEmailChange(given.ctx, other, null)).rejects.toMatchObject(gone);
  }
});

test("links end after a day or with a newer request, and are refused when altered", async () => {
  await ask();
  const first = await link("old");
  await ask("ada@newer.example");
  await expect(confirmEmailChange(given.ctx, first, null)).rejects.toMatchObject(gone);
  const [old, fresh] = [await link("old"), await link("new")];
  await expect(confirmEmailChange(given.ctx, old.replace(".old.", ".new."), null)).rejects.toMatchObject(
    gone,
  );
  given.ctx.clock.now = new Date("2026-03-02T12:00:00Z");
  await expect(confirmEmailChange(given.ctx, fresh, null)).rejects.toMatchObject(gone);
});

test("a mailbox gets at most five mails in a quarter of an hour", async () => {
  for (let asked = 0; asked < 5; asked++) await ask();
  await expect(ask()).rejects.toMatchObject({ status: 429 });
});
