import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerAcp } from "~/services/agents/answer-acp.server";
import type { MethodHandle } from "~/services/shops/context/with-methods.server";

export const handle: MethodHandle = { methods: ["PUT"] };

/** Calls of agents by the Agentic Commerce Protocol (docs/agents.md). */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  answerAcp(context, request, params["*"] ?? "");

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  answerAcp(context, request, params["*"] ?? "");
