import type { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";

/**
 * Checks what a call sent.
 * @throws AppError `invalid`, which names the first field that is wrong
 */
export function readRestCall<Call>(schema: z.ZodType<Call, z.ZodTypeDef, unknown>, sent: unknown): Call {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new AppError("invalid", issue?.message ?? "Send a JSON object.", issue?.path.join(".") || undefined);
}
