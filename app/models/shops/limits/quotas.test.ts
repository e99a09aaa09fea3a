import { describe, expect, test } from "vitest";
import { fileRoomRefusal, isNearQuota, megabyte, quotaRefusal, quotasSchema, quotaText } from "./quotas";

describe("a quota (rule hosting-10)", () => {
  test.each([
    ["room for all", { used: 8, allowed: 10 }, 2],
    ["no limit", { used: 8_000, allowed: null }, 2_000],
    ["nothing is added above a limit that was lowered", { used: 12, allowed: 10 }, 0],
  ])("allows it: %s", (_, use, wanted) => {
    expect(quotaRefusal("products", use, wanted)).toBeNull();
  });

  test.each([
    ["one too many", { used: 9, allowed: 10 }, 2],
    ["one more above a limit that was lowered", { used: 12, allowed: 10 }, 1],
    ["the first where none is allowed", { used: 0, allowed: 0 }, 1],
  ])("refuses it: %s", (_, use, wanted) => {
    expect(quotaRefusal("products", use, wanted)).toContain(`allows ${use.allowed} products`);
  });

  test("says how many there are and what makes room", () => {
    expect(quotaRefusal("staff", { used: 1, allowed: 1 }, 1)).toBe(
      "The host of this shop allows 1 member of staff, and there are 1. Remove someone who left, or ask the host for more.",
    );
  });

  test.each([
    [79, 100, false],
    [80, 100, true],
    [3, 4, false],
    [4, 5, true],
    [100, null, false],
  ])("%s of %s is near: %s", (used, allowed, isNear) => {
    expect(isNearQuota({ used, allowed })).toBe(isNear);
  });

  test("is shown as used of allowed", () => {
    expect(quotaText("products", { used: 80, allowed: 100 })).toBe("80 of 100");
    expect(quotaText("staff", { used: 80, allowed: null })).toBe("80, no limit");
    expect(quotaText("megabytes", { used: 80, allowed: 100 })).toBe("80 of 100 MB");
    expect(quotaText("megabytes", { used: 80, allowed: null })).toBe("80 MB, no limit");
  });

  test("is typed as a whole number, or left empty for no limit", () => {
    expect(quotasSchema.parse({ products: " 500 ", staff: "" })).toMatchObject({
      products: 500,
      staff: null,
    });
    for (const typed of ["-1", "1.5", "many", "10000001"])
      expect(quotasSchema.safeParse({ products: typed }).success).toBe(false);
  });
});

describe("room for files (rule hosting-10)", () => {
  test.each([
    ["up to the last byte", megabyte - 10, 1, 10],
    ["without a limit", 500 * megabyte, null, megabyte],
    ["nothing, above a limit that was lowered", 5 * megabyte, 1, 0],
  ])("is there: %s", (_, usedBytes, allowed, wanted) => {
    expect(fileRoomRefusal(usedBytes, allowed, wanted)).toBeNull();
  });

  test("ends with the byte above the limit, which is said in sizes", () => {
    expect(fileRoomRefusal(megabyte, 1, 1)).toBe(
      "The host of this shop allows 1 MB of pictures and files: 1.0 MB are used, and this is 1 Bytes more. Send smaller ones, or ask the host for more.",
    );
  });
});
