import { AppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";

/**
 * The UUID that a call names; another text names nothing.
 * @throws AppError `not_found`
 */
export function requireUuid(text: string, what: string, field = "id"): string {
  if (!isUuid(text)) throw new AppError("not_found", `We couldn’t find this ${what}.`, field);
  return text.toLowerCase();
}
