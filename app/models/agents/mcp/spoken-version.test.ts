import { expect, test } from "vitest";
import { spokenVersion } from "./spoken-version";

test("a version that is not known is answered with the newest", () => {
  expect(spokenVersion("2025-03-26")).toBe("2025-03-26");
  expect(spokenVersion("1999-01-01")).toBe("2025-06-18");
});
