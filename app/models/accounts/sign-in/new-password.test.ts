import { expect, test } from "vitest";
import { newPasswordSchema } from "./new-password";

const messageFor = (value: unknown) => newPasswordSchema.safeParse(value).error?.issues[0]?.message;

test.each(["", undefined])("%o is required", (value) => {
  expect(messageFor(value)).toBe("Password is required");
});

test("seven characters are too few", () => {
  expect(messageFor("1234567")).toBe("Minimum of 8 characters required.");
});

test.each([8, 200])("%i characters are accepted", (length) => {
  expect(messageFor("x".repeat(length))).toBeUndefined();
});

test("201 characters are too many", () => {
  expect(messageFor("x".repeat(201))).toBe("Password may not be greater than 200 characters");
});

test("spaces and capitals are kept", () => {
  expect(newPasswordSchema.parse("  Sea Salt ")).toBe("  Sea Salt ");
});
