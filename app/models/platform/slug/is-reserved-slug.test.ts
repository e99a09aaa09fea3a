import { expect, test } from "vitest";
import { isReservedSlug } from "./is-reserved-slug";

test.each(["account", "Checkout", "api-graphql", "product", "robots.txt", "healthz"])(
  "%s is reserved",
  (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
  },
);

test.each(["lighting", "accounts", "terms-of-service", ""])("%j is free", (slug) => {
  expect(isReservedSlug(slug)).toBe(false);
});
