// @public

import { z } from "zod";

/** The buttons in the list of sessions: end one, end all others, or end all. */
export const sessionFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end"), session: z.string().regex(/^[0-9a-f]{16}$/) }),
  z.object({ intent: z.literal("end-others") }),
  z.object({ intent: z.literal("end-all") }),
]);

/** A session as its customer sees it. */
export type SessionView = {
  /** Identifies the session in a form. It is not the session's token. */
  key: string;
  /** Browser and device, such as 'Firefox on Linux'. */
  device: string;
  /** Masked IP address; empty if unknown. */
  address: string;
  /** Name of the shop if it is another shop of the business; else empty. */
  shopName: string;
  /** Day of the last use, in the shop's time zone. */
  lastSeen: string;
  isThis: boolean;
};
