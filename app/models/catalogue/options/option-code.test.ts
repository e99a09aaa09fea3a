import { expect, it } from "vitest";
import { optionCode } from "./option-code";

it.each([
  ["Color", "color"],
  ["Pack size", "pack_size"],
  [" Größe (EU) ", "größe_eu"],
  ["***", ""],
])("%j has the code %j", (label, code) => {
  expect(optionCode(label)).toBe(code);
});
