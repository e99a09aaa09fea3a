import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import { anonymousVisitor, type VisitorCustomer } from "~/models/shops/visitors/visitor";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import { customers } from "~/tables/accounts/customers";
import { withTestDatabase } from "../../../../../tests/support/databases/with-test-database";
import { approveLogin } from "../../../../../tests/support/services/approve-login";
import {
  loginSecrets,
  loginSettings,
  type OpenidServer,
  startOpenidServer,
} from "../../../../../tests/support/services/openid-server";
import { openTestShop } from "../../../catalogue/products/catalogue-fixture.server";
import { openRequest } from "../../../content/pages/content-fixture.server";
import { byTest } from "../../../shops/audit/actor-fixture.server";
import { withSecrets } from "../../../shops/secrets/secrets-fixture.server";
import { answerLinkStart } from "../../profile/answer-link-start.server";
import { addCustomer } from "../account-fixture.server";
import { finishSocialLogin } from "../finish-social-login.server";
import { identifyCustomer } from "../identify-customer.server";
import { readPendingLogin } from "../pending-login.server";
import { beginSocialLogin } from "./begin-social-login.server";
import type { SocialContext } from "./login-client.server";

const database = withTestDatabase();
let service: OpenidServer;
let ctx: SocialContext;
beforeAll(async () => {
  service = await startOpenidServer();
});
afterAll(() => service.close());
beforeEach(async () => {
  service.misbehave(null);
  ctx = await openSocialShop();
});

async function openSocialShop(): Promise<SocialContext> {
  const shop = await withSecrets(await openTestShop(database.db, loginSettings), loginSecrets);
  const loginUrls = { google: service.url, facebook: service.url, apple: service.url };
  const originOf = (_shop: unknown, host?: string | null) => `http://${host ?? "shop.localhost"}`;
  const parts = { origin: "http://shop.localhost", originOf, secret: "s".repeat(32), config: { loginUrls } };
  return { ...shop, ...parts, now: () => new Date() };
}

/** Presses the button of a service and signs in there. */
async function approve(login: string, provider: SocialProvider = "google") {
  const { url, setCookie } = await beginSocialLogin(ctx, provider, {
    redirectTo: "/",
    linkTo: null,
    pendingAction: {},
  });
  const answer = await approveLogin(url, { login });
  const pending = readPendingLogin(ctx, setCookie.split(";")[0] ?? "");
  if (!pending) throw new Error("The cookie could not be read");
  return { answer, pending };
}

/** Signs in at a service and enters the account. */
async function signInWith(login: string, provider: SocialProvider = "google"): Promise<number> {
  const { answer, pending } = await approve(login, provider);
  return identifyCustomer(ctx, await finishSocialLogin(ctx, pending, answer));
}

const customersOfShop = () =>
  database.db.select().from(customers).where(eq(customers.tenantId, ctx.tenant.id));

describe.each(["google", "apple"] as const)("signing in with %s", (provider) => {
  it("creates an account without a password the first time, and finds it again", async () => {
    const id = await signInWith("ada", provider);
    expect(await signInWith("ada", provider)).toBe(id);
    expect(await customersOfShop()).toMatchObject([{ id, email: "ada@example.com", passwordHash: null }]);
  });

  it("enters the account that has the e-mail, and mails its owner", async () => {
    const { id } = await addCustomer(ctx);
    expect(await signInWith("ada", provider)).toBe(id);
    const { rows } = await database.db.execute(sql`
      select payload->>'method' as provider from graphile_worker._private_jobs where payload->>'shopId' = ${ctx.shop.id}`);
    expect(rows).toEqual([{ provider }]);
  });
});

it("takes names from the service", async () => {
  await signInWith("ada");
  expect(await customersOfShop()).toMatchObject([{ firstName: "Ada", lastName: "Marsh" }]);
});

it("enters no account by an e-mail that the service has not verified", async () => {
  await addCustomer(ctx, { email: "unsure-ada@example.com" });
  await expect(signInWith("unsure-ada", "facebook")).rejects.toMatchObject({ code: "conflict" });
  expect(await customersOfShop()).toHaveLength(1);
});

it("finds a linked account whatever its e-mail is now", async () => {
  const { id } = await addCustomer(ctx);
  await signInWith("ada");
  await byTest(database.db, (db) =>
    db
      .update(customers)
      .set({ email: "ada@elsewhere.example" })
      .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, id))),
  );
  expect(await signInWith("ada")).toBe(id);
});

it("refuses a second person of a service for one account", async () => {
  const { id } = await addCustomer(ctx);
  await database.db.insert(customerIdentities).values({
    tenantId: ctx.tenant.id,
    provider: "google",
    subject: "another",
    customerId: id,
  });
  await expect(signInWith("ada")).rejects.toMatchObject({ code: "conflict" });
});

it("keeps the accounts of two businesses apart", async () => {
  const first = await signInWith("ada");
  ctx = await openSocialShop();
  expect(await signInWith("ada")).not.toBe(first);
});

it.each([
  ["localhost", "http://localhost/login/social/googlecallback"],
  [null, "http://shop.localhost/login/social/googlecallback"],
])("begun at %s, comes back there (rule accounts-19)", async (visitedHost, returnUrl) => {
  const { url } = await beginSocialLogin({ ...ctx, visitedHost }, "google", {
    redirectTo: "/",
    linkTo: null,
    pendingAction: {},
  });
  expect(new URL(url).searchParams.get("redirect_uri")).toBe(returnUrl);
});

describe("an answer is refused", () => {
  const finish = async (change: (parts: Awaited<ReturnType<typeof approve>>) => typeof parts) => {
    const { answer, pending } = change(await approve("ada"));
    return finishSocialLogin(ctx, pending, answer);
  };

  it("of a sign-in that another browser began", async () => {
    await expect(
      finish(({ answer, pending }) => ({ answer, pending: { ...pending, state: "another" } })),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("with another nonce", async () => {
    await expect(
      finish(({ answer, pending }) => ({ answer, pending: { ...pending, nonce: "another" } })),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("without the code verifier it began with", async () => {
    const codeVerifier = "x".repeat(43);
    await expect(
      finish(({ answer, pending }) => ({ answer, pending: { ...pending, codeVerifier } })),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("that is sent a second time", async () => {
    const { answer, pending } = await approve("ada");
    await finishSocialLogin(ctx, pending, answer);
    await expect(finishSocialLogin(ctx, pending, answer)).rejects.toMatchObject({ code: "conflict" });
  });

  it("that is sent a second time, without asking the service (rule accounts-19)", async () => {
    const { answer, pending } = await approve("ada");
    await finishSocialLogin(ctx, pending, answer);
    service.misbehave("down");
    await expect(finishSocialLogin(ctx, pending, answer)).rejects.toMatchObject({
      message: "This sign-in has expired. Please try again.",
    });
  });

  it("signed with a key that is not the service's", async () => {
    const { answer, pending } = await approve("ada");
    service.misbehave("other-keys");
    await expect(finishSocialLogin(ctx, pending, answer)).rejects.toMatchObject({ code: "conflict" });
  });

  it("when the shopper cancelled", async () => {
    const { url, setCookie } = await beginSocialLogin(ctx, "google", {
      redirectTo: "/",
      linkTo: null,
      pendingAction: {},
    });
    const answer = await approveLogin(url, { cancel: "1" });
    const pending = readPendingLogin(ctx, setCookie.split(";")[0] ?? "");
    await expect(pending && finishSocialLogin(ctx, pending, answer)).rejects.toMatchObject({
      message: "Signing in with Google was canceled.",
    });
  });
});

describe("adding a service to the login methods (rule accounts-21)", () => {
  const start = async (customer: VisitorCustomer | null) => {
    const { context } = openRequest(ctx);
    const visitor = async () => ({ ...anonymousVisitor, customer });
    const { origin, secret, now } = ctx;
    const config = { ...context.config, ...ctx.config };
    return answerLinkStart({ ...context, origin, secret, now, config, visitor }, "google");
  };

  it("leads a customer on by a page, since a form's redirect may be stopped on the way", async () => {
    const { id, email } = await addCustomer(ctx);
    const names = { firstName: "Ada", lastName: "Marsh", nickName: "", group: "" };
    const answer = await start({ id, email, ...names, isRestricted: false, isVerified: true });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`content="0;url=${service.url}`);
    const pending = readPendingLogin(ctx, answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
    expect(pending).toMatchObject({ linkTo: id, redirectTo: "/account/login-method" });
  });

  it("leads a guest to the sign-in page", async () => {
    const answer = await start(null);
    expect(answer.headers.get("Location")).toBe("/login?redirect=%2Faccount%2Flogin-method");
  });
});

it("says so when the service does not answer", async () => {
  const { answer, pending } = await approve("ada");
  service.misbehave("down");
  await expect(finishSocialLogin(ctx, pending, answer)).rejects.toMatchObject({ code: "unavailable" });
});

it("is not offered without the shop's secret", async () => {
  ctx = { ...ctx, ...(await openTestShop(database.db, loginSettings)) };
  await expect(
    beginSocialLogin(ctx, "google", { redirectTo: "/", linkTo: null, pendingAction: {} }),
  ).rejects.toMatchObject({
    code: "not_found",
  });
});
