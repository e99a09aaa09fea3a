import { describe, expect, test } from "vitest";
import { WriteCounts } from "./write-counts.server";

const windowMs = 60_000;
const at = (ms: number) => new Date(Date.UTC(2026, 2, 1, 12) + ms);
const two = { limit: 2, windowMs };
const counts = () =>
  new WriteCounts({ address: { limit: 3, windowMs }, customer: two, carts: two, cartsOfNetwork: two });

describe("a process counts changes", () => {
  test("up to the limit, then names the time to wait", () => {
    const writes = counts();
    const taken = [0, 1, 2, 3].map((ms) => writes.take("address", "192.0.2.1", at(ms)));
    expect(taken).toEqual([null, null, null, windowMs - 3]);
  });

  test("of each address and of each customer alone", () => {
    const writes = counts();
    for (const ms of [0, 1, 2]) writes.take("address", "192.0.2.1", at(ms));
    expect(writes.take("address", "192.0.2.2", at(3))).toBeNull();
    expect(writes.take("customer", "192.0.2.1", at(3))).toBeNull();
  });

  test("less and less of the window before", () => {
    const writes = counts();
    for (const ms of [0, 1, 2]) writes.take("address", "a", at(ms));
    expect(writes.take("address", "a", at(windowMs))).toBe(windowMs);
    expect(writes.take("address", "a", at(windowMs * 1.5))).toBeNull();
    expect(writes.take("address", "a", at(windowMs * 3))).toBeNull();
  });
});
