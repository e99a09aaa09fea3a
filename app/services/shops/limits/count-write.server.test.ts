import { expect, test } from "vitest";
import { WriteCounts } from "../../platform/http/answers/write-counts.server";
import type { RequestContext } from "../context/request-context.server";
import { countFirstCart } from "./count-write.server";

const windowMs = 15 * 60_000;
const many = { limit: 100, windowMs };
const lines: object[] = [];

/** How many of some first carts are begun, and what the log says. */
function begin(addresses: readonly string[]) {
  lines.length = 0;
  const writes = new WriteCounts({
    address: many,
    customer: many,
    carts: { limit: 3, windowMs },
    cartsOfNetwork: { limit: 5, windowMs },
  });
  const log = { warn: (message: string, fields: object) => lines.push({ message, ...fields }) };
  const begun = addresses.filter((clientAddress) => {
    const now = () => new Date("2026-03-01T12:00:00Z");
    const ctx = { tenant: { id: "t" }, clientAddress, writes, now, log } as unknown as RequestContext;
    try {
      countFirstCart(ctx);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: "too_many", retryAfterMs: windowMs });
      return false;
    }
  });
  return begun.length;
}

const times = (count: number, address: string) => Array<string>(count).fill(address);

test("one address begins so many carts and no more, which the log says once (rule input-18)", () => {
  expect(begin([...times(10, "192.0.2.1"), "198.51.100.1"])).toBe(4);
  const line = { message: "too many changes", scope: "carts", network: "192.0.2.0/24", isRefused: true };
  expect(lines).toEqual([{ ...line, tenantId: "t" }]);
});

test("so do the addresses of one network together", () => {
  expect(begin(["1", "2", "3", "4", "5", "6", "7"].map((last) => `192.0.2.${last}`))).toBe(5);
  expect(lines).toEqual([expect.objectContaining({ scope: "cartsOfNetwork", network: "192.0.2.0/24" })]);
});

test("the machine itself is told and not refused, because a proxy on it makes one visitor of all", () => {
  expect(begin(times(10, "127.0.0.1"))).toBe(10);
  expect(lines).toContainEqual(expect.objectContaining({ scope: "carts", isRefused: false }));
});
