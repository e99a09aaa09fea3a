import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerUcp } from "~/services/agents/answer-ucp.server";
import type { MethodHandle } from "~/services/shops/context/with-methods.server";

export const handle: MethodHandle = { methods: ["PUT"] };

/** Calls of agents by the Universal Commerce Protocol (docs/agents.md). */
export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  answerUcp(context, request, params["*"] ?? "");

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  answerUcp(context, request, params["*"] ?? "");
