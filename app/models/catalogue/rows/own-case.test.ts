import { expect, test } from "vitest";
import { ownCase } from "./own-case";

test.each([
  ["gray", "Gray"],
  ["plant type", "Plant type"],
  ["cpu", "CPU"],
  ["screen size", "Screen size"],
  ["usb cable", "USB cable"],
  ["iPhone", "iPhone"],
  ["Size 40", "Size 40"],
  ["i7-8700", "i7-8700"],
  ["13 inch", "13 inch"],
  ["élan", "Élan"],
  ["", ""],
])("%s is written %s", (text, written) => {
  expect(ownCase(text)).toBe(written);
});
