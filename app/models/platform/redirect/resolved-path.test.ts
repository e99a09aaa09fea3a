import { expect, test } from "vitest";
import { resolvedPath } from "./resolved-path";

test.each([
  ["/admin/orders?page=2#top", "/admin/orders?page=2#top", "/admin/orders"],
  ["/admin/../x", "/x", "/x"],
  ["/admin/%2e%2E/x?a=1", "/x?a=1", "/x"],
  ["/admin/.%2e/x", "/x", "/x"],
  ["/x/../admin/orders", "/admin/orders", "/admin/orders"],
  ["/admin/%252e%252e/x", "/admin/%252e%252e/x", "/admin/%252e%252e/x"],
])("%s leads to %s", (given, target, pathname) => expect(resolvedPath(given)).toEqual({ pathname, target }));
