import { expect, test } from "vitest";
import { isReservedSlug } from "./is-reserved-slug";

test.each(["account", "Checkout", "api-graphql", "product", "robots.txt", "healthz"])(
  "%s is a route's own",
  (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
  },
);

test.each(["lighting", "accounts", "terms-of-service", ""])("%j is free", (slug) => {
  expect(isReservedSlug(slug)).toBe(false);
});
