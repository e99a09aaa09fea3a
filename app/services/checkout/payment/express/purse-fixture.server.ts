import type { PaymentProvider } from "../../../payments/providers/provider";

/** A wallet beside PayPal, with a page and no script: it approves whatever it opened. */
export function purse(): PaymentProvider {
  const opened = new Map<string, { cartId: string; returnUrl: string }>();
  return {
    code: "purse",
    pages: () => ["https://purse.example"],
    waitsForPayment: true,
    stepMinor: () => 1,
    list: ({ totalMinor }) =>
      totalMinor > 0 ? [{ code: "purse", title: "Purse", instructions: "You pay on Purse's page." }] : [],
    wallet: {
      label: "Purse",
      button: (_shop, place) =>
        place === "product_page"
          ? null
          : {
              label: "Pay with Purse",
              face: { background: "#fff", text: "#111", border: "#555" },
              ownLook: null,
            },
      async open(_deps, { cartId, returnUrl }) {
        const reference = `purse-${opened.size + 1}`;
        opened.set(reference, { cartId, returnUrl });
        return { url: `${returnUrl}?clasp=${reference}`, reference };
      },
      returned: (query) => query.get("clasp") ?? "",
      async read(_deps, reference) {
        const found = opened.get(reference);
        return found
          ? { cartId: found.cartId, isApproved: true, account: "grace@example.com", address: {} }
          : null;
      },
    },
    start: async (_deps, { returnUrl, reference }) => ({ kind: "redirect", url: returnUrl, reference }),
    confirm: async (_deps, { reference, amountMinor, currency }) => ({
      kind: "paid",
      reference,
      amountMinor,
      currency,
    }),
    cancel: async () => ({ kind: "cancelled", reason: "Purse's page was closed." }),
    webhook: async () => undefined,
    capture: async (_deps, { reference, currency }, amountMinor) => ({
      kind: "paid",
      reference,
      amountMinor,
      currency,
    }),
    refund: async (_deps, _payment, { id }) => ({ kind: "done", reference: id }),
    refundState: async (_deps, reference) => ({ kind: "done", reference }),
  };
}
