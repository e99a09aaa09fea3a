import { z } from "zod";
import type { ProviderCheck, ProviderDeps } from "../provider";
import { ProviderUnavailable } from "../provider-unavailable.server";
import { callPaypal } from "./paypal-api.server";
import { PaypalRefusedCredentials } from "./paypal-token.server";

const webhooksSchema = z.object({
  webhooks: z.array(z.object({ id: z.string(), url: z.string() })).default([]),
});

/** Lists the webhooks of the account, and says whether the shop's is among them. */
export async function checkPaypal(deps: ProviderDeps): Promise<ProviderCheck> {
  try {
    const { status, body } = await callPaypal(deps, { method: "GET", path: "/v1/notifications/webhooks" });
    const listed = webhooksSchema.safeParse(body);
    if (status !== 200 || !listed.success)
      throw new ProviderUnavailable(`PayPal answered ${status} to what its webhooks are`);
    const { webhook_id } = deps.shop.settings.payment.paypal;
    const own = listed.data.webhooks.find(({ id }) => id === webhook_id);
    if (webhook_id === "")
      return {
        isGood: false,
        text: "PayPal takes the credentials. No webhook ID is set: refunds made at PayPal stay unknown.",
      };
    return own
      ? { isGood: true, text: `PayPal takes the credentials, and sends its webhooks to ${own.url}.` }
      : { isGood: false, text: `PayPal takes the credentials, but has no webhook ${webhook_id}.` };
  } catch (error) {
    if (!(error instanceof PaypalRefusedCredentials)) throw error;
    return {
      isGood: false,
      text: "PayPal does not take client ID and secret. Copy both again from its developer pages.",
    };
  }
}
