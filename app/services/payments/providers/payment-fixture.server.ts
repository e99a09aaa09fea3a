import type { PaymentOutcome } from "~/models/payments/payment-outcome";
import {
  type ProviderUrls,
  providerUrls,
  standardAddresses,
} from "~/models/platform/payment-providers/provider-access";
import { startPayment } from "../../checkout/payment/start-payment.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { testBox } from "../../shops/secrets/secrets-fixture.server";
import type { PaymentContext } from "./payment-context.server";
import { demoCard } from "./sandbox-provider.server";

/** Addresses of unreachable providers. */
const noProviders = providerUrls({
  ...standardAddresses,
  ...Object.fromEntries(Object.keys(standardAddresses).map((variable) => [variable, "http://127.0.0.1:9"])),
});

/** The configuration of payments with them, the sandbox allowed. */
export const noProviderConfig: PaymentContext["config"] = {
  providerUrls: noProviders,
  nodeEnv: "test",
  paymentSandbox: "on",
};

/** What services of payments get in a test. */
export const withPayments = <Context extends ShopContext>(
  ctx: Context,
  urls: Partial<ProviderUrls> = {},
): Context & PaymentContext => ({
  ...ctx,
  box: testBox,
  origin: "https://harbor.example",
  originOf: (_shop, host) => `https://${host ?? "harbor.example"}`,
  secret: "a secret of the tests",
  config: { ...noProviderConfig, providerUrls: { ...noProviders, ...urls } },
});

/** What the sandbox says of a payment of a test, whole unless the test says otherwise. */
export const sandboxSays = (outcome: "paid" | "failed", amountMinor = 0): PaymentOutcome =>
  outcome === "paid"
    ? { kind: "paid", reference: "sandbox-1", amountMinor, currency: "USD", stored: demoCard("sandbox-1") }
    : { kind: "declined", reason: "The payment was declined." };

/**
 * Presses a button on the page of a fake provider.
 * @returns the query that the browser comes back with
 */
export async function pressOnPage(
  shop: PaymentContext,
  orderId: string,
  button: "pay" | "decline" | "back",
): Promise<URLSearchParams> {
  const start = await startPayment(shop, orderId);
  if (start.kind !== "redirect") throw new Error("nothing to pay");
  const body = new URLSearchParams({ press: button });
  const answer = await fetch(start.url, { method: "POST", body, redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "").searchParams;
}
