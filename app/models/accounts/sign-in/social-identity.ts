import { z } from "zod";
import type { SocialProvider } from "../../platform/sign-in/social-provider";
import { emailSchema } from "../../platform/validation/email";
import { holdsWebAddress } from "../../platform/validation/person-name";

/** A person as a service knows them. `email` is null unless the service says that it is theirs. */
export type SocialIdentity = {
  provider: SocialProvider;
  /** The service's own id of the person, which never changes. */
  subject: string;
  email: string | null;
  firstName: string;
  lastName: string;
};

// A name that holds a web address is none: mails greet by it.
const text = z
  .string()
  .max(200)
  .refine((name) => !holdsWebAddress(name))
  .catch("");

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema.nullable().catch(null),
  // Apple sends it as a text.
  email_verified: z.union([z.boolean(), z.enum(["true", "false"])]).catch(false),
  name: text,
  given_name: text,
  family_name: text,
});

/**
 * Reads the claims of a service's ID token. An e-mail counts only where the service says it has verified it,
 * so that an address that a person merely typed there leads to no account (rule accounts-20).
 * @param names the name Apple sends beside its first token; empty texts for none
 * @throws ZodError for claims without a subject
 */
export function socialIdentity(
  provider: SocialProvider,
  claims: unknown,
  names: { firstName: string; lastName: string } = { firstName: "", lastName: "" },
): SocialIdentity {
  const { sub, email, email_verified, name, given_name, family_name } = claimsSchema.parse(claims);
  const [first = "", ...others] = name.trim().split(/\s+/);
  return {
    provider,
    subject: sub,
    email: email_verified === true || email_verified === "true" ? email : null,
    firstName: given_name || names.firstName || first,
    lastName: family_name || names.lastName || others.join(" "),
  };
}

const appleUserSchema = z.object({ name: z.object({ firstName: text, lastName: text }) });

/**
 * The name in the `user` field that Apple posts the first time a person signs in; empty texts without one.
 */
export function appleNames(user: string): { firstName: string; lastName: string } {
  try {
    return appleUserSchema.parse(JSON.parse(user)).name;
  } catch {
    return { firstName: "", lastName: "" };
  }
}
