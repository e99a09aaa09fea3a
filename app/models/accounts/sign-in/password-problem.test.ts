import { describe, expect, test } from "vitest";
import { passwordProblem } from "./password-problem";

const alike = "This password is too much like your email. Choose another one.";
const common = "This password is too common. Choose another one.";

describe("beside the e-mail ada.marsh@lighthouse.example", () => {
  const email = "ada.marsh@lighthouse.example";

  test.each([
    ["ada.marsh@lighthouse.example", alike],
    ["Ada.Marsh", alike],
    ["adamarsh", alike],
    ["adamarsh2024", alike],
    ["!ada-marsh-99!", alike],
    ["lighthouse1", alike],
    ["adamarshlighthouse", alike],
    ["adamarsh12345", null],
    ["lighthouse keeper", null],
    ["sea-salt-9", null],
    ["ada", null],
  ])("%s: %s", (password, problem) => {
    expect(passwordProblem(password, { email })).toBe(problem);
  });
});

test.each(["", "a@b.co", "@", "no address"])(
  "an e-mail of short words (%j) rules out no password",
  (email) => {
    expect(passwordProblem("abcdefgh", { email })).toBeNull();
  },
);

describe("among the common ones", () => {
  const isCommon = (password: string) => password === "password123";

  test.each([
    ["password123", common],
    ["PassWord123", common],
    ["password1234", null],
    ["aaaaaaaa", null],
  ])("%s: %s", (password, problem) => {
    expect(passwordProblem(password, { isCommon })).toBe(problem);
  });

  test("similarity to the e-mail is reported first", () => {
    expect(passwordProblem("password123", { isCommon, email: "password@example.com" })).toBe(alike);
  });
});
