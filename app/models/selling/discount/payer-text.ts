/**
 * Who pays for a discount in a marketplace: 'from Lehigh Clay', 'from the market' (rule order-groups-6).
 * @param seller code of the seller who pays; null for the marketplace
 * @param sellers those of the carts; empty in a shop of one seller, which needs no words for it
 */
export function payerText(seller: string | null, sellers: readonly { code: string; name: string }[]): string {
  if (sellers.length === 0) return "";
  if (seller === null) return "from the market";
  const name = sellers.find(({ code }) => code === seller)?.name;
  return name ? `from ${name}` : "";
}
