import { expect, test } from "vitest";
import { renderOnPage } from "~/widgets/widget-fixture";
import { PartSection } from "./part-section";

const section = (state: "open" | "done" | "waiting") =>
  renderOnPage(
    <PartSection state={{ part: "payment", state }} number={4} count={5} answer={[]}>
      Card
    </PartSection>,
  ).replaceAll("<!-- -->", "");

test("the part that is open is the current step, and says which of how many (rule accessibility-6)", () => {
  expect(section("open")).toMatch(/<h2[^>]*aria-current="step"[^>]*aria-describedby="payment-step"/);
  expect(section("open")).toMatch(/<p id="payment-step"[^>]*>Step 4 of 5<\/p>/);
});

test("a part that is done says so, and one that waits does not", () => {
  expect(section("done")).toContain("Step 4 of 5, done");
  expect(section("waiting")).not.toMatch(/done|aria-current/);
});
