import { expect, test } from "vitest";
import { requireReturnStep, returnStatuses } from "./return-status";

const allowed = [
  "requested accepted",
  "requested declined",
  "accepted received",
  "accepted declined",
  "received refunded",
  "received declined",
];

test.each(returnStatuses)("what is %s goes where the rule says", (from) => {
  for (const to of returnStatuses) {
    const step = () => requireReturnStep(from, to);
    if (allowed.includes(`${from} ${to}`)) expect(step).not.toThrow();
    else expect(step).toThrow(/^A return that is .+ cannot become .+\.$/);
  }
});

test("a withdrawal is paid back before its pieces arrive, a return is not (rule withdrawals-7)", () => {
  expect(() => requireReturnStep("accepted", "refunded", true)).not.toThrow();
  expect(() => requireReturnStep("requested", "refunded", true)).toThrow();
});
