import { describe, expect, test } from "vitest";
import { type ZodTypeAny, z } from "zod";
import { awningErrorMap, errorMapWithLabels } from "./awning-error-map";

function messageFor(schema: ZodTypeAny, value: unknown, errorMap = awningErrorMap) {
  const result = z.object({ first_name: schema }).safeParse({ first_name: value }, { errorMap });
  return result.error?.issues[0]?.message;
}

describe("awningErrorMap", () => {
  test.each([undefined, null, ""])("a missing value (%o) is required", (value) => {
    expect(messageFor(z.string().min(1), value)).toBe("First name is required");
  });

  test.each([
    [z.string().min(8), "short", "Minimum of 8 characters required."],
    [z.string().max(3), "long", "First name may not be greater than 3 characters"],
    [z.string().email(), "ada", "Please enter a valid email address"],
    [z.number().min(1), 0, "First name must be greater than or equal to 1"],
    [z.number().max(5), 6, "First name must be less than or equal to 5"],
  ])("rule %# has the shared message", (schema, value, message) => {
    expect(messageFor(schema, value)).toBe(message);
  });

  test("a rule without a shared message keeps zod's", () => {
    expect(messageFor(z.string().url(), "nowhere")).toBe("Invalid url");
  });

  test("uses a form's own label", () => {
    const errorMap = errorMapWithLabels({ first_name: "Given name" });
    expect(messageFor(z.string(), undefined, errorMap)).toBe("Given name is required");
  });
});
