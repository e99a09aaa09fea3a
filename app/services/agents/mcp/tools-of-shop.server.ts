import { mcpTools } from "~/models/agents/mcp/mcp-tools";
import { takesProductMessages } from "~/models/conversations/takes-product-messages";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The tools that a shop's assistants are told of (rule agents-11). */
export const toolsOf = ({ settings }: ShopContext["shop"]) =>
  mcpTools(settings.agents.mcp_allows, {
    takesQuestions: takesProductMessages(settings.modules.messages),
  });
