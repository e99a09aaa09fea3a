// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { agentJobPayloads } from "./jobs/agent-job-payloads.server";
import { lookAfterAgentsJob } from "./jobs/look-after-agents.server";
import { tellAgentJob } from "./jobs/tell-agent.server";

/** Jobs of agents. */
export const agentJobs: AreaJobs<typeof agentJobPayloads> = {
  payloads: agentJobPayloads,
  handlers: {
    "tell-agent": tellAgentJob,
    "look-after-agents": lookAfterAgentsJob,
  },
  scheduled: [{ task: "look-after-agents", schedule: { every: "hour", minute: 19 }, maxAttempts: 3 }],
};
