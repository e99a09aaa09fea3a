// @public

import { z } from "zod";

/** IANA name of a time zone, such as `America/New_York`. */
export const timeZoneSchema = z
  .string()
  .max(100)
  .refine(isTimeZone, "Use the name of a time zone such as America/New_York");

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en-US", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
