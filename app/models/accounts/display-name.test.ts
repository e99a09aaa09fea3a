import { expect, test } from "vitest";
import { defaultDisplayName, replyAuthor } from "./display-name";

test.each([
  [{ nickName: "Tidewater", firstName: "Ada", lastName: "Marsh" }, "Tidewater"],
  [{ nickName: "", firstName: "Ada", lastName: "marsh" }, "Ada M."],
  [{ nickName: "", firstName: "Ada", lastName: "" }, "Ada"],
  [{ nickName: "", firstName: "", lastName: "Marsh" }, "M."],
  [{ nickName: "", firstName: "Ada", lastName: "𝒵ed" }, "Ada 𝒵."],
])("of %j a review shows %s", (names, shown) => {
  expect(defaultDisplayName(names)).toBe(shown);
});

test("a reply without a first name is from Admin", () => {
  expect(replyAuthor({ firstName: "", lastName: "Reed" })).toBe("Admin");
  expect(replyAuthor({ firstName: "June", lastName: "Reed" })).toBe("June Reed");
  expect(replyAuthor({ firstName: "June", lastName: "" })).toBe("June");
});
