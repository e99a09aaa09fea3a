import { z } from "zod";

const origin = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    "Use an origin such as https://chat.example.com",
  );

const origins = z.array(origin).max(20).default([]);

/**
 * Origins an owner trusts beyond the shop's own: those of scripts and style sheets, those their scripts talk to, those of
 * frames, and those forms lead to. Checked to the letter, because they become part of a header.
 */
export const contentSecuritySchema = z
  .object({
    scripts: origins,
    connections: origins,
    styles: origins,
    frames: origins,
    forms: origins,
  })
  .strict();

/** Trusted origins. */
export type ContentSecurity = z.output<typeof contentSecuritySchema>;
