import { expect, test } from "vitest";
import { cacheShares } from "./cache-shares.server";

test.each([1024 * 1024, 128 * 1024 * 1024, 1_000_003])("the shares of %i bytes add up to them", (bytes) => {
  const { pages, segmented, data } = cacheShares(bytes);
  expect(pages + segmented + data).toBe(bytes);
  expect(pages).toBeGreaterThanOrEqual(segmented + data);
});
