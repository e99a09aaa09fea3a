/** Where a provider's webhooks arrive (rule payment-8). */
export const paymentWebhookPath = (code: string) => `/api/payment/${code}/webhook`;
