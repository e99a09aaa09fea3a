import { describe, expect, it } from "vitest";
import { isSandboxAllowed } from "./sandbox-allowed.server";

describe("isSandboxAllowed", () => {
  it.each([
    ["production", undefined, false],
    ["production", "off", false],
    ["production", "on", true],
    ["development", undefined, true],
    ["development", "off", false],
    ["test", undefined, true],
  ] as const)("in %s with PAYMENT_SANDBOX=%s: %s", (nodeEnv, paymentSandbox, allowed) => {
    expect(isSandboxAllowed({ nodeEnv, paymentSandbox })).toBe(allowed);
  });
});
