import { expect, test } from "vitest";
import { messages } from "./messages";

test.each([
  [messages.required("City"), "City is required"],
  [messages.required("What is it about?"), "Please fill in “What is it about?”"],
  [messages.email(), "Please enter a valid email address"],
  [messages.confirmed("Password"), "The Password does not match"],
  [messages.min(8), "Minimum of 8 characters required."],
  [messages.max("City", 50), "City may not be greater than 50 characters"],
  [messages.minValue("Quantity", 1), "Quantity must be greater than or equal to 1"],
  [messages.maxValue("Quantity", 100), "Quantity must be less than or equal to 100"],
  [messages.fileSize(2), "The file size exceeds the maximum limit of 2MB."],
  [messages.fileType("Photo", ".png"), "Photo must have a valid file type (eg: .png)"],
  [messages.phone(), "Please enter a valid phone number"],
])("%s", (written, specified) => {
  expect(written).toBe(specified);
});
