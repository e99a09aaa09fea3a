import { expect, test } from "vitest";
import { declinedBy } from "./take-order.server";

const answer = (status: number, issue: string) => ({ status, body: { details: [{ issue }] } });

test.each(["INSTRUMENT_DECLINED", "PAYER_CANNOT_PAY"])("%s is a decline", (issue) => {
  expect(declinedBy(answer(422, issue))).toEqual({ kind: "declined", reason: `PayPal: ${issue}` });
});

test.each([
  [401, "INVALID_TOKEN"],
  [403, "NOT_AUTHORIZED"],
  [409, "RESOURCE_CONFLICT"],
  [422, "PREVIOUS_REQUEST_IN_PROGRESS"],
])("%i %s decides nothing", (status, issue) => {
  expect(() => declinedBy(answer(status, issue))).toThrow("PayPal did not decide");
});
