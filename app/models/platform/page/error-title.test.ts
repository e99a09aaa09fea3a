import { expect, test } from "vitest";
import { titleWithError, titleWithoutError } from "./error-title";

test("a title says once that there is an error", () => {
  expect(titleWithError(titleWithError("Contact"))).toBe("Error: Contact");
  expect(titleWithoutError("Error: Contact")).toBe("Contact");
  expect(titleWithoutError("Contact")).toBe("Contact");
});
