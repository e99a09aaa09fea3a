import { expect, test } from "vitest";
import { isAdminPath, mayBeAdminPath } from "./is-admin-path";

test.each(["/admin", "/admin/", "/admin/sign-in", "/admin/sessions.data", "/admin.data"])(
  "%s is for staff",
  (path) => expect(isAdminPath(path)).toBe(true),
);

test.each(["/", "/admin-graphql", "/administration", "/shop/admin", "/admin.html"])("%s is not", (path) =>
  expect(isAdminPath(path)).toBe(false),
);

test.each(["/ADMIN", "/%61dmin/orders", "/admin%2Fx", "/Admin.data", "/admin"])(
  "the router may take %s for one of staff",
  (path) => expect(mayBeAdminPath(path)).toBe(true),
);

test.each(["/", "/administration", "/%zz", "/admin-graphql"])("it takes %s for none", (path) =>
  expect(mayBeAdminPath(path)).toBe(false),
);
