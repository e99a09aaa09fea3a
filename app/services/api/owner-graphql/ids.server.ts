import { AppError } from "~/models/platform/error/app-error";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The UUID that a call names; another text names nothing.
 * @throws AppError `not_found`
 */
export function requireUuid(text: string, what: string, field = "id"): string {
  if (!uuid.test(text)) throw new AppError("not_found", `We couldn’t find this ${what}.`, field);
  return text.toLowerCase();
}
