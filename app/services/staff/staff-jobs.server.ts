// @public

import { z } from "zod";
import { staffNotices } from "~/models/staff/sign-in/staff-mails";
import { shopPayload } from "../platform/jobs/payload-parts.server";
import type { AreaJobs } from "../shops/jobs/job.server";
import { expireStaffSignInsJob } from "./jobs/expire-staff-sign-ins.server";
import { sendStaffInvitationMailJob } from "./jobs/send-staff-invitation-mail.server";
import { sendStaffNoticeMailJob } from "./jobs/send-staff-notice-mail.server";
import { sendStaffResetMailJob } from "./jobs/send-staff-reset-mail.server";

const staffJobPayloads = {
  "send-staff-invitation-mail": shopPayload.extend({ staffId: z.number().int() }),
  "send-staff-reset-mail": shopPayload.extend({ email: z.string() }),
  "send-staff-notice-mail": shopPayload.extend({
    email: z.string(),
    notice: z.enum(staffNotices),
    at: z.string(),
  }),
  "expire-staff-sign-ins": z.object({}),
};

type Payloads = typeof staffJobPayloads;

declare module "../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}

/** Jobs of staff: their mails, and what ends with time. */
export const staffJobs: AreaJobs<typeof staffJobPayloads> = {
  payloads: staffJobPayloads,
  handlers: {
    "send-staff-invitation-mail": sendStaffInvitationMailJob,
    "send-staff-reset-mail": sendStaffResetMailJob,
    "send-staff-notice-mail": sendStaffNoticeMailJob,
    "expire-staff-sign-ins": expireStaffSignInsJob,
  },
  scheduled: [
    { task: "expire-staff-sign-ins", schedule: { every: "day", hour: 3, minute: 53 }, maxAttempts: 3 },
  ],
};
