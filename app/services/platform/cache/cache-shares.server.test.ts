import { expect, test } from "vitest";
import { cacheShares } from "./cache-shares.server";

test.each([1024 * 1024, 128 * 1024 * 1024, 1_000_003])("the shares of %i bytes add up to them", (bytes) => {
  const { pages, shelves, data } = cacheShares(bytes);
  expect(pages + shelves + data).toBe(bytes);
  expect(pages).toBeGreaterThanOrEqual(shelves + data);
});
