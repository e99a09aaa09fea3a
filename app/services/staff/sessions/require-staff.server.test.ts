import { expect, test } from "vitest";
import { afterStaffSignIn } from "./require-staff.server";

const leadsTo = (redirect: string) =>
  afterStaffSignIn(
    new Request(`https://harbor.example/admin/sign-in?redirect=${encodeURIComponent(redirect)}`),
  );

test.each([
  ["/admin/orders?page=2#top", "/admin/orders?page=2#top"],
  ["/x/../admin/orders", "/admin/orders"],
  ["/account", "/admin"],
  ["/admin/../account", "/admin"],
  ["/admin/%2e%2e/account", "/admin"],
  ["/admin/..", "/admin"],
  ["//evil.example/admin", "/admin"],
])("staff who sign in with redirect=%s come to %s (rule hosts-5)", (redirect, page) =>
  expect(leadsTo(redirect)).toBe(page),
);
