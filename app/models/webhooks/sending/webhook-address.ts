import { AppError } from "../../platform/error/app-error";

const maxLength = 2000;

/**
 * The address that events are sent to (rule webhooks-5), normalized.
 * @param allowPlain whether http is allowed, for tests and development
 * @throws AppError `invalid`
 */
export function webhookAddress(typed: string, allowPlain: boolean): string {
  const refuse = (message: string) => new AppError("invalid", message, "url");
  if (typed.length > maxLength) throw refuse(`An address has at most ${maxLength} characters.`);
  const whole = "Enter a whole address, such as https://example.com/hooks.";
  if (!URL.canParse(typed.trim())) throw refuse(whole);
  const url = new URL(typed.trim());
  if (!["https:", "http:"].includes(url.protocol)) throw refuse(whole);
  if (url.protocol === "http:" && !allowPlain) throw refuse("Use https: events hold what shoppers bought.");
  if (url.username || url.password) throw refuse("Leave the name and password out of the address.");
  url.hash = "";
  return url.href;
}
