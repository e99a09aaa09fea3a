// @public

/** An agent that calls: who it says it is, and what both sides can do. */
export type Agent = {
  /** The address of its profile, or its name where it has none. */
  id: string;
  /** Whether its call was signed by a key of its profile, or by the one that its owner gave the shop. */
  isVerified: boolean;
  /** Names of the capabilities that both have. */
  capabilities: readonly string[];
  /** Whether its buyer can choose a delivery for each seller. */
  isMultiGroup: boolean;
  /** Where it hears of orders; empty for nowhere. */
  eventsUrl: string;
};

/** The name of every caller at `/mcp`, where assistants don't say who they are. */
export const unnamedAssistant = "mcp";
