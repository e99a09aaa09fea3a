import { expect, test } from "vitest";
import { itemOf, renderOnPage, rootFixture } from "../widget-fixture";
import { AgeConfirmation } from "./age-confirmation";
import { declaration } from "./schema";

const knives = itemOf(declaration, {
  title: "Knives are for grown-ups: are you {age}?",
  yesButtonLabel: "I am",
});
const render = (page: Parameters<typeof renderOnPage>[1] = {}) =>
  renderOnPage(<AgeConfirmation props={{}} items={[knives]} data={null} name="age" />, page);

test("it asks with the owner's words, and is answered by a plain form", () => {
  const html = render({ path: "/knives" });
  expect(html).toContain("Knives are for grown-ups: are you 21?");
  expect(html).toMatch(/<form method="post" action="\/age-confirm"/);
  expect(html).toContain('name="return_to" value="/knives"');
  expect(html).toMatch(/value="yes"[^>]*>I am</);
});

test("it asks once", () => {
  expect(render({ root: { ...rootFixture, hasConfirmedAge: true } })).toBe("");
});

test.each(["/terms-of-service", "/privacy-policy"])("%s can be read without confirmation", (path) => {
  expect(render({ path })).toBe("");
});

test("a tobacco shop has one question per page", () => {
  expect(render({ root: { ...rootFixture, shop: { ...rootFixture.shop, industry: "tobacco" } } })).toBe("");
});
