import { describe, expect, it } from "vitest";
import { isAppError } from "../../platform/error/app-error";
import { canTake, stateAfter, subscriptionStatuses, subscriptionSteps } from "./subscription-status";

/** Every state with every step; what is missing is refused. */
const allowed: Record<string, string> = {
  "active pause": "paused",
  "active skip": "active",
  "active cancel": "canceled",
  "active change": "active",
  "paused resume": "active",
  "paused cancel": "canceled",
  "paused change": "paused",
};

describe.each(subscriptionStatuses)("a subscription that is %s", (status) => {
  it.each(subscriptionSteps)("and the step %s", (step) => {
    const expected = allowed[`${status} ${step}`];
    expect(canTake(status, step)).toBe(expected !== undefined);
    if (expected !== undefined) return expect(stateAfter(status, step)).toBe(expected);
    const refusal = (() => {
      try {
        return stateAfter(status, step);
      } catch (error) {
        return isAppError(error) ? error.message : error;
      }
    })();
    expect(refusal).toBe(`This is not possible: the subscription is ${status}.`);
  });
});
