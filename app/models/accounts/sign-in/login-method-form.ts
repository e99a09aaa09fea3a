// @public

import { z } from "zod";
import { socialProviders } from "../../platform/sign-in/social-provider";

/**
 * The buttons on the page of login methods: unlink a service, remove a passkey, or mail a link to set a
 * password.
 */
export const loginMethodFormSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("unlink"), provider: z.enum(socialProviders) }),
  z.object({ intent: z.literal("remove-passkey"), passkey: z.string().min(1).max(1400) }),
  z.object({ intent: z.literal("set-password") }),
]);
