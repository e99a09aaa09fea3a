/** The version of the Agentic Commerce Protocol that shops speak (rule agents-14). */
export const acpVersion = "2026-04-17";

/** Where the protocol's documents are. */
const documents = "https://agenticcommerce.dev";

/** What the shop tells everyone of itself at `/.well-known/acp.json`. */
export const acpDiscovery = ({ endpoint, currency }: { endpoint: string; currency: string }) => ({
  protocol: {
    name: "acp",
    version: acpVersion,
    supported_versions: [acpVersion],
    documentation_url: documents,
  },
  api_base_url: endpoint,
  transports: ["rest"],
  capabilities: {
    services: ["checkout", "orders", "carts"],
    extensions: [{ name: "discount" }],
    intervention_types: [],
    supported_currencies: [currency.toLowerCase()],
  },
});
