// @public

import type { Shop } from "~/models/shops/shop";
import type { Config } from "../../platform/config/read-config.server";

/**
 * Whether the operator lets shops use the sandbox (rule payment-9). Outside production it is on unless
 * switched off; in production only `PAYMENT_SANDBOX=on` allows it, and even then only shops whose own setting
 * asks for it offer it. The demo start script sets it.
 */
export function isSandboxAllowed(config: Pick<Config, "nodeEnv" | "paymentSandbox">): boolean {
  return config.nodeEnv === "production" ? config.paymentSandbox === "on" : config.paymentSandbox !== "off";
}

/** Whether this shop offers the sandbox. */
export const isSandboxOffered = ({
  config,
  shop,
}: {
  config: Parameters<typeof isSandboxAllowed>[0];
  shop: Shop;
}) => isSandboxAllowed(config) && shop.settings.payment.sandbox;
