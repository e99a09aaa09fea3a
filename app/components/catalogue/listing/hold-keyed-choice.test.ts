import { expect, test } from "vitest";
import { holdKeyedChoice } from "./hold-keyed-choice";

const pressed = (key: string, altKey = false) => ({ key, altKey });

test("what a pointer picks counts at once", () => {
  const held = holdKeyedChoice();
  held.point();
  expect(held.change()).toBe(true);
  expect(held.leave()).toBe(false);
});

test.each(["ArrowDown", "PageUp", "End", "p"])("what %s moves to counts on Enter, once", (key) => {
  const held = holdKeyedChoice();
  expect(held.key(pressed(key))).toBe(false);
  expect(held.change()).toBe(false);
  expect(held.key(pressed("Enter"))).toBe(true);
  expect(held.leave()).toBe(false);
});

test("what keys move to counts when the field is left", () => {
  const held = holdKeyedChoice();
  held.key(pressed("ArrowDown"));
  held.change();
  expect(held.leave()).toBe(true);
  expect(held.key(pressed("Enter"))).toBe(false);
});

test.each([pressed(" "), pressed("F4"), pressed("ArrowDown", true)])(
  "what is picked from the list that keys opened counts at once (%o)",
  (opening) => {
    const held = holdKeyedChoice();
    held.key(pressed("ArrowDown"));
    held.key(opening);
    expect(held.change()).toBe(true);
  },
);
