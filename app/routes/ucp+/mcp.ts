import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerUcpMcp } from "~/services/agents/answer-ucp-mcp.server";

/** The tools of the Universal Commerce Protocol, by the Model Context Protocol (docs/agents.md). */
export const loader = ({ context, request }: LoaderFunctionArgs) => answerUcpMcp(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => answerUcpMcp(context, request);
