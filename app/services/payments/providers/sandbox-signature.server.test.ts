import { describe, expect, it } from "vitest";
import { readSandboxResult, writeSandboxResult } from "./sandbox-signature.server";

const deps = { signingKey: "a secret of this test", shop: { id: "shop-1" } };
const paid = { paymentId: "pay-7", outcome: "paid" } as const;

describe("sandbox results", () => {
  it("come back as they were written", () => {
    const { result, signature } = writeSandboxResult(deps, paid);
    expect(readSandboxResult(deps, result, signature)).toEqual(paid);
  });

  it("are nothing when the outcome was changed on the way", () => {
    const { result, signature } = writeSandboxResult(deps, { ...paid, outcome: "failed" });
    expect(readSandboxResult(deps, result.replace("failed", "paid"), signature)).toBeNull();
  });

  it("are nothing in another shop or under another secret", () => {
    const { result, signature } = writeSandboxResult(deps, paid);
    expect(readSandboxResult({ ...deps, shop: { id: "shop-2" } }, result, signature)).toBeNull();
    expect(readSandboxResult({ ...deps, signingKey: "another secret" }, result, signature)).toBeNull();
  });

  it("are nothing without a signature", () => {
    expect(readSandboxResult(deps, "paid.pay-7", "")).toBeNull();
  });
});
