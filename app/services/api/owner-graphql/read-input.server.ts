import type { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";

/**
 * Reads an argument by a schema of the models. A field that is null counts as absent.
 * @param field where the argument stands, which errors go on from: `selection` becomes `selection.skus.3`
 * @throws AppError `invalid` naming the first fault
 */
export function readInput<Read>(
  schema: z.ZodType<Read, z.ZodTypeDef, unknown>,
  given: object,
  field: string,
): Read {
  const named = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const read = schema.safeParse(named);
  if (read.success) return read.data;
  const { path = [], message = "" } = read.error.issues[0] ?? {};
  throw new AppError("invalid", message, [field, ...path].join("."));
}

/** Refuses a list of more than so many. @throws AppError `invalid` */
export function boundList(list: readonly unknown[], most: number, field: string): void {
  if (list.length > most)
    throw new AppError("invalid", `Send at most ${most.toLocaleString("en")} at a time.`, field);
}

/** Reads the bytes of a file that a call carries as base64. @throws AppError `invalid` */
export function readBase64(content: string, what: string): Buffer {
  const bytes = Buffer.from(content, "base64");
  // Node passes over what is no base64.
  if (bytes.toString("base64") !== content.replace(/\s/g, ""))
    throw new AppError("invalid", `Send the bytes of the ${what} as base64.`, "content");
  return bytes;
}
