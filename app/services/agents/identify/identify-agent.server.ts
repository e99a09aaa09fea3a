import type { Agent } from "~/models/agents/agent";
import { AgentRefusal } from "~/models/agents/agent-refusal";
import type { SignedMessage } from "~/models/agents/signature/signature-base";
import { eventsUrlOf, isMultiGroup, versionsOf } from "~/models/agents/ucp/agent-profile";
import { negotiate, ownCapabilities } from "~/models/agents/ucp/capabilities";
import { agentHost, type UcpAgent } from "~/models/agents/ucp/ucp-agent";
import { ucpVersion } from "~/models/agents/ucp/ucp-version";
import type { RequestContext } from "../../shops/context/request-context.server";
import { verifyRequest } from "../signing/verify-request.server";
import { countCall } from "./count-call.server";
import { fetchProfile } from "./fetch-profile.server";

/** Who an agent says it is, with its request as it is signed. */
type NamedAgent = { named: UcpAgent; message: SignedMessage; body: string };

/**
 * Who calls by the protocol, and what both sides can do (rules agents-2 to agents-4). The call counts.
 * @throws AgentRefusal for one that may not
 */
export async function identifyAgent(
  ctx: RequestContext,
  { named, message, body }: NamedAgent,
): Promise<Agent> {
  if (named.version !== null && named.version !== ucpVersion)
    throw new AgentRefusal(400, "version_unsupported", unsupported(named.version));
  admit(ctx, named.profile);
  await countCall(ctx, named.profile);
  // An agent that names a version and no profile is negotiated by the version alone.
  if (named.version !== null && !URL.canParse(named.profile)) {
    if (ctx.shop.settings.agents.signatures === "required") throw unsigned();
    return {
      id: named.profile,
      isVerified: false,
      capabilities: negotiate(ownCapabilities("buys"), null),
      isMultiGroup: false,
      eventsUrl: "",
    };
  }
  const profile = await fetchProfile(ctx, named.profile);
  if (profile.ucp.version !== ucpVersion)
    throw new AgentRefusal(422, "version_unsupported", unsupported(profile.ucp.version));
  const isVerified = verifyRequest(message, body, profile, ctx.now());
  if (!isVerified && ctx.shop.settings.agents.signatures === "required") throw unsigned();
  const capabilities = negotiate(ownCapabilities("buys"), versionsOf(profile));
  return {
    id: named.profile,
    isVerified,
    capabilities,
    isMultiGroup: isMultiGroup(profile),
    eventsUrl: eventsUrlOf(profile),
  };
}

const unsupported = (version: string) =>
  `Version ${version} is not supported. This business implements version ${ucpVersion}.`;

const unsigned = () => new AgentRefusal(401, "signature_missing", "This shop takes signed requests alone.");

/** Whether the owner lets this agent in. */
function admit(ctx: RequestContext, profile: string): void {
  const { allowed, refused } = ctx.shop.settings.agents;
  const host = agentHost(profile) ?? "";
  const isWelcome = (allowed.length === 0 || allowed.includes(host)) && !refused.includes(host);
  if (!isWelcome) throw new AgentRefusal(403, "profile_not_trusted", "This shop does not serve this agent.");
}
