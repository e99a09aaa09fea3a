import { z } from "zod";

const version = z.object({ version: z.string().max(40) }).passthrough();

const key = z.object({ kid: z.string().max(200), kty: z.string().max(20) }).passthrough();

/** The profile of an agent, as far as a shop reads it. */
export const agentProfileSchema = z.object({
  ucp: z.object({
    version: z.string().max(40),
    capabilities: z.record(z.array(version).max(20)).default({}),
  }),
  signing_keys: z.array(key).max(20).default([]),
});

export type AgentProfile = z.output<typeof agentProfileSchema>;

/** The versions of each capability of an agent. */
export const versionsOf = ({ ucp }: AgentProfile): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(ucp.capabilities).map(([name, list]) => [name, list.map((one) => one.version)]),
  );

/** Whether an agent shows its buyer several groups of what is delivered; by default it shows one. */
export function isMultiGroup({ ucp }: AgentProfile): boolean {
  const [fulfillment] = ucp.capabilities["dev.ucp.shopping.fulfillment"] ?? [];
  const config = fulfillment?.config as { supports_multi_group?: unknown } | undefined;
  return config?.supports_multi_group === true;
}

/** Where an agent wants to hear of orders; empty where it doesn't say. */
export function eventsUrlOf({ ucp }: AgentProfile): string {
  const [order] = ucp.capabilities["dev.ucp.shopping.order"] ?? [];
  const config = order?.config as { webhook_url?: unknown } | undefined;
  return typeof config?.webhook_url === "string" && config.webhook_url.length <= 2000
    ? config.webhook_url
    : "";
}
