import type { Random } from "./random";

const plain = [
  "1",
  "2",
  "mug",
  "kitchen",
  "tide-mug",
  "harbor-carafe",
  "ada@example.com",
  "18064",
  "US",
  "on",
  "blue",
];
const odd = [
  "",
  " ",
  "0",
  "-1",
  "1.5",
  "1e400",
  "NaN",
  "null",
  "2147483648",
  "9223372036854775808",
  "\0",
  "a\0b",
  "\r\nSet-Cookie: a=b",
  "\u00e9",
  "\u0142\u00f3d\u017a",
  "\u{1f600}",
  "\ud800",
  "\u202e",
  "%",
  "%00",
  "%E0%A4%A",
  "%2e%2e%2f",
  "../../etc/passwd",
  "//evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "__proto__",
  "constructor",
  "toString",
  "[object Object]",
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '{"$gt":""}',
  "a|b|c",
  "color=blue|red",
  "price=1-2",
  "2026-02-30",
  "0000-00-00T00:00:00Z",
  "00000000-0000-4000-8000-000000000000",
  "a,b,,c",
  "x".repeat(300),
  "x".repeat(3000),
  "\u0301".repeat(200),
];

/** A value: half the time what a shopper might send. */
export const anyValue = (random: Random): string => random.pick(random.often(50) ? plain : odd);

/** A text without halves of characters, which UTF-8 cannot carry. */
export const wellFormed = (text: string): string => Buffer.from(text, "utf8").toString("utf8");

/** A value as a part of an address: mostly encoded, sometimes as raw as a request line can carry it. */
export function anyInAddress(random: Random): string {
  const value = anyValue(random);
  if (random.often(85)) return encodeURIComponent(wellFormed(value));
  return Buffer.from(value, "utf8")
    .toString("latin1")
    .replace(/[\0-\x20\x7f]/g, "+");
}
