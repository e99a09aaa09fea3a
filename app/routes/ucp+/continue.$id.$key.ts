import type { LoaderFunctionArgs } from "@remix-run/node";
import { continueAgentCheckout } from "~/services/agents/continue-agent-checkout.server";

/** Where a buyer goes on with what an agent began (rule agents-10). */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  continueAgentCheckout(context, params.id ?? "", params.key ?? "");
