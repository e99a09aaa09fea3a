import { expect, test } from "vitest";
import { splitName } from "./split-name";

test.each([
  ["Ada Byron", "Ada", "Byron"],
  ["  Ada   King  Noel ", "Ada", "King Noel"],
  ["Ada", "Ada", ""],
  ["", "", ""],
])("%j begins with the first name %j", (full, first_name, last_name) => {
  expect(splitName(full)).toEqual({ first_name, last_name });
});
