import { expect, it } from "vitest";
import { SANDBOX_SIGNATURE_HEADER, sandboxProvider } from "./sandbox-provider.server";
import { writeSandboxResult } from "./sandbox-signature.server";

const deps = { secret: "secret", shopId: "alpha" };
const { result, signature } = writeSandboxResult(deps, { reference: "r-1", outcome: "paid" });
const headers = new Headers({ [SANDBOX_SIGNATURE_HEADER]: signature });

it("reads a webhook it signed", async () => {
  const event = { provider: "sandbox", reference: "r-1", outcome: "paid" };
  expect(await sandboxProvider.webhook(deps, { body: result, headers })).toEqual(event);
});

it.each([
  ["changed on its way", deps, result.replace("r-1", "r-2"), headers],
  ["without a signature", deps, result, new Headers()],
  ["of another shop", { ...deps, shopId: "beta" }, result, headers],
])("refuses a webhook %s", async (_, own, body, sent) => {
  expect(await sandboxProvider.webhook(own, { body, headers: sent })).toBeNull();
});
