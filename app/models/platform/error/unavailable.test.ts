import { expect, test } from "vitest";
import { isApiPath, unavailableJson } from "./unavailable";

test.each([
  ["/api/cart", true],
  ["/api-graphql", true],
  ["/admin-graphql", true],
  ["/admin-graphql/files/1", true],
  ["/admin/orders", false],
  ["/apis", false],
])("callers of %s read JSON: %s", (path, isRead) => expect(isApiPath(path)).toBe(isRead));

test("a GraphQL client finds the refusal among its errors", () =>
  expect(unavailableJson("/admin-graphql", "Later.")).toEqual({
    error: "unavailable",
    message: "Later.",
    errors: [{ message: "Later.", extensions: { code: "unavailable", status: 503 } }],
  }));

test("another caller gets code and message", () =>
  expect(unavailableJson("/api/cart", "Later.")).toEqual({ error: "unavailable", message: "Later." }));
