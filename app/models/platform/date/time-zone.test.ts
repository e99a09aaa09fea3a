import { expect, test } from "vitest";
import { timeZoneSchema } from "./time-zone";

test.each(["UTC", "America/New_York", "Asia/Kathmandu"])("%s is a time zone", (name) => {
  expect(timeZoneSchema.safeParse(name).success).toBe(true);
});

test.each(["", "Mars/Olympus", "New York", `America/${"x".repeat(200)}`])("%j is not", (name) => {
  expect(timeZoneSchema.safeParse(name).success).toBe(false);
});
