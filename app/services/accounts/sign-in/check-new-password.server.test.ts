import { expect, test } from "vitest";
import { checkNewPassword } from "./check-new-password.server";

test.each(["password", "Password1", "12345678", "qwertyuiop", "iloveyou", "11111111", "ada-byron"])(
  "%s is refused beside its field",
  (password) => {
    expect(() => checkNewPassword(password, "ada.byron@example.com")).toThrow(
      expect.objectContaining({ status: 422, field: "password" }),
    );
  },
);

test.each(["a quiet harbor", "sea-salt-9", "x".repeat(200)])("%s is accepted", (password) => {
  expect(() => checkNewPassword(password, "ada.byron@example.com")).not.toThrow();
});
