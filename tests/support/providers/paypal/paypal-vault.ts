import type { ProviderReply } from "../provider-server";

/** Tokens of a fake of PayPal: how charges of each are refused, or null. */
export function paypalVault() {
  const tokens = new Map<string, string | null>();
  return {
    tokens,
    store(): string {
      const id = `vault-${tokens.size + 1}`;
      tokens.set(id, null);
      return id;
    },
    /** Why a charge of a token is refused; null when it is taken. */
    refusalOf: (id: string): string | null =>
      tokens.has(id) ? (tokens.get(id) ?? null) : "TOKEN_ID_NOT_FOUND",
    /** Answers `DELETE /v3/vault/payment-tokens/{id}`. */
    forget: (id: string): ProviderReply =>
      tokens.delete(id)
        ? { status: 204 }
        : {
            status: 404,
            json: { name: "RESOURCE_NOT_FOUND", message: "The specified resource does not exist." },
          },
  };
}
