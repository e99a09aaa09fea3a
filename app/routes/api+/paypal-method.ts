import type { LoaderFunctionArgs } from "@remix-run/node";
import { walletMethod } from "~/services/checkout/wallet-method.server";

/** Whether the shop takes PayPal, and what a script of its needs to know (rule api-14). */
export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(walletMethod(context.shop, context.config.providerUrls, "paypal"));
