import type { CapabilityList } from "./capabilities";
import { permalinkVersion, ucpDocuments, ucpVersion } from "./ucp-version";

/** A public key of the shop, as its profile lists it (JWK). */
export type PublicKey = {
  kid: string;
  kty: string;
  crv: string;
  x: string;
  y: string;
  use: string;
  alg: string;
};

/** How the shop is called, and where the protocol describes it. */
const binding = (transport: "rest" | "mcp", schema: string, endpoint: string) => ({
  version: ucpVersion,
  spec: `${ucpDocuments}/specification/overview`,
  transport,
  schema: `${ucpDocuments}/services/shopping/${schema}.json`,
  endpoint,
});

/** Links that name goods: a capability of browsers, which no call negotiates (rule agents-22). */
export const permalinkCapability = (endpoint: string): CapabilityList => ({
  "dev.ucp.shopping.permalink": [
    {
      version: permalinkVersion,
      spec: `https://ucp.dev/${permalinkVersion}/specification/permalink`,
      schema: `https://ucp.dev/${permalinkVersion}/schemas/shopping/permalink.json`,
      config: { endpoint },
    },
  ],
});

/** The shop's profile at `/.well-known/ucp` (rule agents-1). */
export function ucpProfile({
  endpoint,
  mcpEndpoint,
  capabilities,
  handlers,
  keys,
}: {
  endpoint: string;
  /** Null where the shop has no MCP server. */
  mcpEndpoint: string | null;
  capabilities: CapabilityList;
  handlers: Record<string, unknown[]>;
  keys: readonly PublicKey[];
}) {
  const ucp = {
    version: ucpVersion,
    services: {
      "dev.ucp.shopping": [
        binding("rest", "rest.openapi", endpoint),
        ...(mcpEndpoint === null ? [] : [binding("mcp", "mcp.openrpc", mcpEndpoint)]),
      ],
    },
    capabilities,
    payment_handlers: handlers,
  };
  // Some readers look for the members of `ucp` beside it.
  return { ucp, signing_keys: keys, ...ucp };
}
