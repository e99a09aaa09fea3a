import { expect, test } from "vitest";
import { maskAddress } from "./mask-address";

test.each([
  ["203.0.113.66", "203.0.113.x"],
  ["2001:db8:1:2::/64", "2001:db8:1:x"],
  ["::1", "::1:x"],
  ["", ""],
  ["<script>", ""],
  ["203.0.113", ""],
])("%j is shown as %j", (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
