import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const tokens = readFileSync("app/styles/office/tokens.css", "utf8");

/** A color of the office by day or by night. */
function colorOf(name: string, at: 0 | 1): string {
  const [, ...pair] = new RegExp(`--o-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  const short = pair[at] ?? expect.fail(`no --o-${name}`);
  return short.length === 4 ? `#${[...short.slice(1)].map((digit) => digit + digit).join("")}` : short;
}

/** The relative luminance of a color, as WCAG has it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["ground", "card", "raised", "hover", "plain-soft"];
const pairs = [
  ...["ink", "quiet", "link"].flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...["good", "mind", "bad"].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    [tone, "card"] as const,
    [tone, "ground"] as const,
  ]),
  ["on-main", "main"] as const,
];

test.each(pairs)("%s on %s has a contrast of 4.5 by day and by night (rule office-16)", (text, ground) => {
  for (const at of [0, 1] as const)
    expect(contrast(colorOf(text, at), colorOf(ground, at))).toBeGreaterThanOrEqual(4.5);
});
