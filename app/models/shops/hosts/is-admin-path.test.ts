import { expect, test } from "vitest";
import { isAdminPath } from "./is-admin-path";

test.each(["/admin", "/admin/", "/admin/sign-in", "/admin/sessions.data", "/admin.data"])(
  "%s is for staff",
  (path) => expect(isAdminPath(path)).toBe(true),
);

test.each(["/", "/admin-graphql", "/administration", "/shop/admin", "/admin.html"])("%s is not", (path) =>
  expect(isAdminPath(path)).toBe(false),
);
