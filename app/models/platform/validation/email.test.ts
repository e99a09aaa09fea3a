import { expect, test } from "vitest";
import { emailSchema } from "./email";

test("is trimmed and in lower case", () => {
  expect(emailSchema.parse(" Ada@Example.COM ")).toBe("ada@example.com");
});

test.each(["", "  ", undefined])("%o is required", (value) => {
  expect(emailSchema.safeParse(value).error?.issues[0]?.message).toBe("Email is required");
});

test.each(["ada", "ada@", "@example.com", "ada@example", "a da@example.com"])("%s is not valid", (value) => {
  expect(emailSchema.safeParse(value).error?.issues[0]?.message).toBe("Please enter a valid email address");
});
