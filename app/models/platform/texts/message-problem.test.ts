import { expect, test } from "vitest";
import { messageProblem } from "./message-problem";

test.each([
  ["Add to cart", "In den Korb"],
  ["Hello {name},", "Moin {name}!"],
  ["{count, plural, one {# item} other {# items}}", "{count, plural, one {# Teil} other {# Teile}}"],
  ["{count, plural, one {# item} other {# items}}", "Teile: {count}"],
  ["From <a>{seller}</a>", "<a>{seller}</a>, von dort"],
])("%j may be said as %j (rule texts-6)", (text, words) => {
  expect(messageProblem(text, words, "de")).toBeNull();
});

test.each([
  ["Add to cart", "In den {cart}", "Use nothing in braces"],
  ["Hello {name},", "Moin!", "{name}"],
  ["Hello {name},", "Moin {email}", "{name}"],
  ["Hello {name},", "Moin {name", "brace"],
  ["Hello {name},", "Moin {name}}", "brace"],
  ["{count, plural, one {# item} other {# items}}", "{count, plural, one {# Teil}}", "other"],
  ["From <a>{seller}</a>", "Von {seller}", "<a>"],
  ["Add to cart", "<b>In den Korb</b>", "nothing"],
  ["Broken {", "Ganz", "no text"],
])("%j is not said as %j (rule texts-6)", (text, words, why) => {
  expect(messageProblem(text, words, "de")).toContain(why);
});
