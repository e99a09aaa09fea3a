import { beforeAll, expect, it } from "vitest";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { openTestShop } from "../../catalogue/products/catalogue-fixture.server";
import { providerDeps } from "./payment-context.server";
import { withPayments } from "./payment-fixture.server";
import type { ProviderDeps } from "./provider";
import { SANDBOX_SIGNATURE_HEADER, sandboxProvider, sandboxWebhookOf } from "./sandbox-provider.server";
import { writeSandboxResult } from "./sandbox-signature.server";

const database = withTestDatabase();
let deps: ProviderDeps;
let other: ProviderDeps;
beforeAll(async () => {
  deps = providerDeps(withPayments(await openTestShop(database.db)));
  other = providerDeps(withPayments(await openTestShop(database.db)));
});

const signed = () =>
  writeSandboxResult(deps, sandboxWebhookOf({ id: "p-1", amountMinor: 2500, currency: "USD" }, "paid"));
const read = (own: ProviderDeps, body: string, signature: string) =>
  sandboxProvider.webhook(own, { body, headers: new Headers({ [SANDBOX_SIGNATURE_HEADER]: signature }) });

it("reads a webhook it signed, with its amount", async () => {
  const { result, signature } = signed();
  const outcome = { kind: "paid", reference: "p-1", amountMinor: 2500, currency: "USD" };
  expect(await read(deps, result, signature)).toMatchObject([{ paymentId: "p-1", outcome }]);
});

it("refuses one that was changed, is not signed, or is of another shop", async () => {
  const { result, signature } = signed();
  expect(await read(deps, result.replace("2500", "1"), signature)).toBeUndefined();
  expect(await read(deps, result, "")).toBeUndefined();
  expect(await read(other, result, signature)).toBeUndefined();
});
