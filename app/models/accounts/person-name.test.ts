import { expect, test } from "vitest";
import { calledInAddress, calledName, fullName, isFamilyNameFirst } from "./person-name";

const hanako = { firstName: "花子", lastName: "山田" };

test.each([
  ["ja", "山田 花子", "山田"],
  ["ja-JP", "山田 花子", "山田"],
  ["hu", "山田 花子", "花子"],
  ["en", "花子 山田", "花子"],
  ["ar", "花子 山田", "花子"],
])("in %s a person is %s, and is called %s (rule texts-12)", (language, full, called) => {
  expect(fullName(hanako, language)).toBe(full);
  expect(calledName(hanako, language)).toBe(called);
});

test("what is empty is left out", () => {
  expect(fullName({ firstName: "Ada", lastName: "" }, "ja")).toBe("Ada");
  expect(calledInAddress({ first_name: "Ada", last_name: "" }, "ja")).toBe("Ada");
  expect(isFamilyNameFirst("de-AT")).toBe(false);
});
