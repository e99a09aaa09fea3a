// @public

import type { AreaJobs } from "../shops/jobs/job.server";
import { expireStaffSignInsJob } from "./jobs/expire-staff-sign-ins.server";
import { sendStaffInvitationMailJob } from "./jobs/send-staff-invitation-mail.server";
import { sendStaffNoticeMailJob } from "./jobs/send-staff-notice-mail.server";
import { sendStaffResetMailJob } from "./jobs/send-staff-reset-mail.server";
import { staffJobPayloads } from "./sign-in/staff-job-payloads.server";

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
