import { expect, test } from "vitest";
import { formMessages } from "./messages";

test.each([
  [formMessages.required("City"), "City is required"],
  [formMessages.required("What is it about?"), "Please fill in “What is it about?”"],
  [formMessages.email(), "Please enter a valid email address"],
  [formMessages.confirmed("Password"), "The Password does not match"],
  [formMessages.min(8), "Minimum of 8 characters required."],
  [formMessages.max("City", 50), "City may not be greater than 50 characters"],
  [formMessages.minValue("Quantity", 1), "Quantity must be greater than or equal to 1"],
  [formMessages.maxValue("Quantity", 100), "Quantity must be less than or equal to 100"],
  [formMessages.fileSize(2), "The file size exceeds the maximum limit of 2MB."],
  [formMessages.fileType("Photo", ".png"), "Photo must have a valid file type (eg: .png)"],
  [formMessages.phone(), "Please enter a valid phone number"],
])("%s", (written, specified) => {
  expect(written).toBe(specified);
});
