import { expect, test } from "vitest";
import { nazareth } from "../address/address-fixture";
import { type BlockKind, blocksOf, blockText, type Person, readBlock } from "./block";

const street = nazareth.address_line1;

test.each<[BlockKind, string, Person, boolean]>([
  ["customer", "17", { customerId: 17 }, true],
  ["customer", "17", { customerId: 18 }, false],
  ["email", "Ada@Example.com", { email: "ada@example.COM" }, true],
  ["email", "@example.com", { email: "ada@example.com" }, true],
  ["email", "@example.com", { email: "ada@sub.example.com" }, false],
  ["address", `${street}, ${nazareth.postcode}`, { addresses: [null, nazareth] }, true],
  [
    "address",
    `${street.toUpperCase()} ${nazareth.city} ${nazareth.postcode}`,
    { addresses: [nazareth] },
    true,
  ],
  ["address", "1 Other Street, 10001", { addresses: [nazareth] }, false],
  ["network", "203.0.113.0/24", { network: "203.0.113.77" }, true],
  ["network", "203.0.113.77", { network: "203.0.113.77" }, true],
  ["network", "203.0.113.77", { network: "203.0.113.78" }, false],
  ["network", "203.0.113.77", { network: "::ffff:203.0.113.77" }, true],
  ["network", "2001:db8::/48", { network: "2001:db8:0:7::/64" }, true],
  ["network", "2001:db8::/48", { network: "2001:db8:1:7::/64" }, false],
  ["network", "2001:db8:0:7::1", { network: "2001:db8:0:7::/64" }, true],
])("a block of the %s %s meets %j: %s (rule accounts-46)", (kind, typed, person, meets) => {
  expect(blocksOf(person).some((key) => key.kind === kind && key.value === valueIn(kind, typed))).toBe(meets);
});

test.each<[BlockKind, string]>([
  ["customer", "ada@example.com"],
  ["customer", "0"],
  ["email", "ada"],
  ["email", "@com"],
  ["address", "Main Street"],
  ["address", "1 A"],
  ["network", "10.0.0.0/7"],
  ["network", "2001::/16"],
  ["network", "300.1.1.1"],
  ["network", "203.0.113.0/33"],
  ["network", "1::2::3"],
])("%s '%s' is refused with what to write", (kind, typed) => {
  expect(readBlock(kind, typed)).toEqual({ refusal: expect.stringMatching(/^Write /) });
});

test("a network is shown as it is written", () => {
  const shown = (typed: string) => blockText({ kind: "network", value: valueIn("network", typed) });
  expect(shown("203.0.113.9/24")).toBe("203.0.113.0/24");
  expect(shown("203.0.113.9")).toBe("203.0.113.9");
  expect(shown("2001:DB8::1")).toBe("2001:db8:0:0::/64");
});

const valueIn = (kind: BlockKind, typed: string): string => {
  const read = readBlock(kind, typed);
  return "value" in read ? read.value : "";
};
