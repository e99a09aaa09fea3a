import { z } from "zod";

const origin = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    "Use an origin such as https://chat.example.com",
  );

/**
 * Origins an owner trusts beyond the shop's own: those their scripts come from, and those their scripts talk to. Checked
 * to the letter, because they become part of a header.
 */
export const contentSecuritySchema = z
  .object({
    scripts: z.array(origin).max(20).default([]),
    connections: z.array(origin).max(20).default([]),
  })
  .strict();

/** Trusted origins. */
export type ContentSecurity = z.output<typeof contentSecuritySchema>;
