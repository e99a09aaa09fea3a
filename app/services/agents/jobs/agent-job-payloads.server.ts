import { z } from "zod";

/** Payloads of jobs of agents. */
export const agentJobPayloads = {
  "tell-agent": z.object({ shopId: z.string(), orderId: z.string() }),
  "look-after-agents": z.object({}),
};

type Payloads = typeof agentJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
