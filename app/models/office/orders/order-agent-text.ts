import { unnamedAssistant } from "../../agents/agent";
import { agentHost } from "../../agents/ucp/ucp-agent";
import { cutText } from "../../platform/text/storable-text";

/**
 * Says which agent placed an order: the host of its profile, or its name where it has no address (rule
 * agents-8). Empty for an order of the checkout.
 */
export const orderAgentText = (agent: string | null): string =>
  agent === null ? "" : agent === unnamedAssistant ? "By an assistant at /mcp" : `By agent ${nameOf(agent)}`;

const shopChannels: Readonly<Record<string, string>> = {
  checkout: "Checkout",
  subscription: "Subscriptions",
  quote: "Quotes",
};

/** How orders came, as numbers name it: `checkout`, or `agent` and its host. */
export const channelText = (key: string): string =>
  shopChannels[key] ??
  (key === `agent ${unnamedAssistant}` ? "Assistants at /mcp" : key.replace(/^agent /, "Agent "));

const nameOf = (agent: string): string => agentHost(agent) || cutText(agent, 60);
