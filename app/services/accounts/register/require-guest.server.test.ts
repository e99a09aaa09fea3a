import { expect, test } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { accountPath } from "~/paths";
import { afterSignIn, requireGuest } from "./require-guest.server";

/**
 * The sign-in page as a visitor opened it; every way in (password, registration, service, passkey) reads it
 * like this.
 */
const asked = (redirect: string) =>
  new Request(`https://harbor.example/login?${new URLSearchParams({ redirect })}`);

test.each(["/mugs", "/search?q=mug&&by=brand", "/harbor-carafe#ask", "/harbor-carafe#list=product_id%3D7"])(
  "sign-in leads back to %s (rule accounts-13)",
  (page) => {
    expect(afterSignIn(asked(page))).toBe(page);
  },
);

const customer = {
  id: 1,
  email: "ada@example.com",
  group: "",
  isRestricted: false,
  isVerified: true,
  firstName: "Ada",
  lastName: "Marsh",
  nickName: "",
};

/** Where an attacker would lead who has just signed in. */
const hostile = [
  "",
  "mugs",
  "https://evil.example",
  "https:evil.example",
  "HTTPS://evil.example/login",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  "/\r\n/evil.example",
  "/\r\nSet-Cookie: awning_session=planted",
  " //evil.example",
  "/..//evil.example",
  "/.//evil.example",
  "/mugs/..//evil.example",
  "//harbor.example@evil.example",
  "//evil.example/%2f..",
  "/\u0000//evil.example",
  "/\u2028/evil.example",
  "javascript:alert(1)",
  "data:text/html,evil",
  "harbor.example",
];

test.each(hostile)("sign-in leads to the account instead of %j", (target) => {
  expect(afterSignIn(asked(target))).toBe(accountPath());
});

test.each(hostile)("a page for guests leads a customer to the account instead of %j", async (target) => {
  const context = { doNotCache: () => undefined, visitor: async () => ({ ...anonymousVisitor, customer }) };
  const answer: unknown = await requireGuest(context, asked(target)).catch((thrown) => thrown);
  if (!(answer instanceof Response)) throw new Error("the customer stays on a page for guests");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, accountPath()]);
});
