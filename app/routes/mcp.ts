import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerMcp } from "~/services/agents/answer-mcp.server";

/** Where assistants look up products and orders by the Model Context Protocol (rule agents-11). */
export const loader = ({ context, request }: LoaderFunctionArgs) => answerMcp(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => answerMcp(context, request);
