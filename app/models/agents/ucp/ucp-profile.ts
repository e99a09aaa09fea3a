import type { CapabilityList } from "./capabilities";
import { ucpDocuments, ucpVersion } from "./ucp-version";

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

/** The shop's profile at `/.well-known/ucp` (rule agents-1). */
export function ucpProfile({
  endpoint,
  capabilities,
  handlers,
  keys,
}: {
  endpoint: string;
  capabilities: CapabilityList;
  handlers: Record<string, unknown[]>;
  keys: readonly PublicKey[];
}) {
  const ucp = {
    version: ucpVersion,
    services: {
      "dev.ucp.shopping": [
        {
          version: ucpVersion,
          spec: `${ucpDocuments}/specification/overview`,
          transport: "rest",
          schema: `${ucpDocuments}/services/shopping/rest.openapi.json`,
          endpoint,
        },
      ],
    },
    capabilities,
    payment_handlers: handlers,
  };
  // Some readers look for the members of `ucp` beside it.
  return { ucp, signing_keys: keys, ...ucp };
}
