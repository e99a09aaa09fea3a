import { expect, test } from "vitest";
import { type PendingLogin, pendingCookie, readPendingLogin } from "./pending-login.server";

const clock = { now: new Date("2026-03-01T12:00:00Z") };
const ctx = {
  tenant: { id: "tenant" },
  origin: "http://harbor.localhost",
  secret: "s".repeat(32),
  now: () => clock.now,
};
const login: PendingLogin = {
  provider: "google",
  state: "state",
  nonce: "nonce",
  codeVerifier: "verifier",
  redirectTo: "/tide-mug",
  linkTo: 7,
  pendingAction: { favorite: 12 },
};
const cookie = pendingCookie(ctx, login).split(";")[0] ?? "";

test("a browser gets back what it began", () => {
  expect(readPendingLogin(ctx, cookie)).toEqual(login);
});

test.each([
  ["no cookie", ctx, null],
  ["a changed cookie", ctx, cookie.replace("=", "=x")],
  ["a cookie without a signature", ctx, cookie.split(".")[0] ?? ""],
  ["another business", { ...ctx, tenant: { id: "other" } }, cookie],
  ["another key", { ...ctx, secret: "t".repeat(32) }, cookie],
  ["more than ten minutes later", { ...ctx, now: () => new Date("2026-03-01T12:10:01Z") }, cookie],
])("nothing with %s", (_name, reading, sent) => {
  expect(readPendingLogin(reading, sent)).toBeNull();
});
