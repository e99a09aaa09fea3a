import { expect, test } from "vitest";
import type { StepTarget } from "~/models/storefront/account-steps";
import { renderOnPage } from "~/widgets/widget-fixture";
import { AccountSteps } from "./account-steps";

const shown = (target: StepTarget) =>
  renderOnPage(
    <AccountSteps
      steps={[{ text: "Order 100001 is waiting for your payment.", link: "See how to pay", target }]}
    />,
  );

test.each([
  [{ to: "order", id: "0b0e" }, "/account/orders/0b0e"],
  [{ to: "review", sku: "MUG 1" }, "/review/MUG%201"],
  [{ to: "open orders" }, "/account/orders?show=open"],
  [{ to: "orders" }, "/account/orders"],
] as const)("a step to %j has its link (rule orders-21)", (target, href) => {
  expect(shown(target)).toContain(`href="${href}"`);
});

test("a step says what there is, and its link is told apart from the others' by a screen reader", () => {
  const html = shown({ to: "orders" });
  expect(html).toMatch(/<h2[^>]*>What to do next<\/h2>/);
  expect(html).toContain(
    'See how to pay<span class="sr-only">: Order 100001 is waiting for your payment.</span>',
  );
});

test("with nothing to do there is no heading either", () => {
  expect(renderOnPage(<AccountSteps steps={[]} />)).not.toContain("What to do next");
});
