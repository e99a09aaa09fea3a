import { z } from "zod";

const origin = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    "Use an origin such as https://chat.example.com",
  );

const origins = z.array(origin).max(20).default([]);

const socket = z
  .string()
  .regex(
    /^(https|wss):\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$/,
    "Use an origin such as https://chat.example.com or wss://chat.example.com",
  );

/**
 * Origins an owner trusts besides the shop's own: for scripts and styles, for their connections, for frames,
 * and for form targets. The format is strict, because they become part of a header.
 */
export const contentSecuritySchema = z
  .object({
    scripts: origins,
    connections: z.array(socket).max(20).default([]),
    styles: origins,
    frames: origins,
    forms: origins,
  })
  .strict();

/** Trusted origins. */
export type ContentSecurity = z.output<typeof contentSecuritySchema>;
