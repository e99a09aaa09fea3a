import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { awaitedText } from "~/models/payments/awaited-payment";
import { onPage } from "~/widgets/widget-fixture";
import { UnfinishedPayment } from "./unfinished-payment";

const shown = (isAwaited: boolean) => {
  const order = { id: "o1", incrementId: "100001", productNames: ["Stone bowl"], isAwaited };
  const heading = createRef<HTMLHeadingElement>();
  return renderToStaticMarkup(onPage(<UnfinishedPayment order={order} heading={heading} />));
};

test("a payment that the shopper did not finish can be gone on with (rule checkout-5)", () => {
  expect(shown(false)).toContain("Nothing has been charged yet.");
  expect(shown(false)).toContain("Go to payment");
});

test("one that its provider has to confirm asks for nothing, and says that once (rule payment-25)", () => {
  const page = shown(true);
  expect(page.split(awaitedText)).toHaveLength(2);
  expect(page).not.toMatch(/Nothing has been charged|<button/);
});
