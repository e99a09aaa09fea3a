import { z } from "zod";
import { staffNotices } from "~/models/staff/sign-in/staff-mails";
import { ofShop } from "../../platform/jobs/payload-parts.server";

/** Payloads of jobs of staff: their mails, and what ends with time. */
export const staffJobPayloads = {
  "send-staff-invitation-mail": ofShop.extend({ staffId: z.number().int() }),
  "send-staff-reset-mail": ofShop.extend({ email: z.string() }),
  "send-staff-notice-mail": ofShop.extend({
    email: z.string(),
    notice: z.enum(staffNotices),
    at: z.string(),
  }),
  "expire-staff-sign-ins": z.object({}),
};

type Payloads = typeof staffJobPayloads;

declare module "../../platform/jobs/job-kinds.server" {
  interface JobSchemas extends Payloads {}
}
