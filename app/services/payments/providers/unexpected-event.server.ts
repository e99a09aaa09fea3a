// @public

import type { z } from "zod";

/** A genuine event of a provider whose content is none that we know. Sent again it would be the same. */
export class UnexpectedEvent extends Error {
  override name = "UnexpectedEvent";
}

/**
 * The part of an event that is read here.
 * @param type of the event, as the provider names it
 * @throws UnexpectedEvent where it is not what the provider describes
 */
export function readEventPart<Schema extends z.ZodType>(
  schema: Schema,
  type: string,
  part: unknown,
): z.output<Schema> {
  const read = schema.safeParse(part);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new UnexpectedEvent(`${type}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
}
