import { expect, test } from "vitest";
import type { PurchaseProblem } from "../purchase/purchase-problems";
import { sessionMessage } from "./session-message";

const error = { kind: "error", severity: "recoverable", text: "Why" } as const;
const inBrowser = { kind: "error", severity: "requires_buyer_input", text: "Why" } as const;

test.each<[PurchaseProblem, object]>([
  [
    { ...error, at: "line", line: 2, code: "out_of_stock" },
    { type: "error", code: "out_of_stock", resolution: "recoverable", param: "$.line_items[2]" },
  ],
  [
    { ...inBrowser, at: "order", code: "account_required" },
    { code: "requires_sign_in", resolution: "requires_buyer_input" },
  ],
  [{ ...error, at: "destination", code: "address_undeliverable" }, { code: "region_restricted" }],
  [{ ...error, at: "order", code: "checkout_closed" }, { code: "unsupported" }],
  [
    { ...error, kind: "warning", at: "line", line: 0, code: "quantity_adjusted" },
    { type: "warning", code: "limited_availability" },
  ],
])("%j in the protocol’s words", (problem, expected) => {
  expect(sessionMessage(problem)).toMatchObject({ content_type: "plain", content: "Why", ...expected });
});

test("what is about the whole order has no place, and what cannot be mended none who does", () => {
  const message = sessionMessage({ ...error, severity: "unrecoverable", at: "order", code: "missing" });
  expect(Object.keys(message)).toEqual(["type", "code", "content_type", "content"]);
});
