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

/** Which sessions to end: one by its key, all but one by its hash, or all. */
export type EndedSessions = { key: string } | { except: string | null } | "all";

/**
 * What a button of the list asks for, and whether it ends the session that pressed it.
 * @param ownHash of that session; null for none
 */
export function endedBy(
  asked: z.output<typeof sessionFormSchema>,
  ownHash: string | null,
): { which: EndedSessions; endsOwn: boolean } {
  if (asked.intent === "end-all") return { which: "all", endsOwn: true };
  if (asked.intent === "end-others") return { which: { except: ownHash }, endsOwn: false };
  return { which: { key: asked.session }, endsOwn: ownHash?.startsWith(asked.session) ?? false };
}
