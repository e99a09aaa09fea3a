import { agentHost } from "../../agents/ucp/ucp-agent";
import { cutText } from "../../platform/text/storable-text";

/**
 * Says which agent placed an order: the host of its profile, or its name where it has no address (rule
 * agents-8). Empty for an order of the checkout.
 */
export const orderAgentText = (agent: string | null): string =>
  agent === null ? "" : `By agent ${agentHost(agent) || cutText(agent, 60)}`;
