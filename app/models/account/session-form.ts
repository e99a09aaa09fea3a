import { z } from "zod";

/** What the buttons of the list of sessions ask for: to end one of them, all others, or all. */
export const sessionFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("end"), session: z.string().regex(/^[0-9a-f]{16}$/) }),
  z.object({ intent: z.literal("end-others") }),
  z.object({ intent: z.literal("end-all") }),
]);

/** A session as its customer sees it. */
export type SessionView = {
  /** Names the session in a form; signs nobody in. */
  key: string;
  /** Browser and device in words. */
  device: string;
  /** Masked network address; empty where it is not known. */
  address: string;
  /** Name of the shop, where it is another one of the business; else empty. */
  shopName: string;
  /** When it was last used, in the shop's time zone. */
  lastSeen: string;
  isThis: boolean;
};
