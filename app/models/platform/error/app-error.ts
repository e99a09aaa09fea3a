// @public

import { phraseAgain } from "../texts/phrase";

/** Codes of the errors a shopper or owner can cause; each has one HTTP status. */
const statusOf = {
  not_found: 404,
  malformed: 400,
  invalid: 422,
  too_large: 413,
  conflict: 409,
  forbidden: 403,
  sign_in_required: 401,
  confirm_first: 403,
  too_many: 429,
  out_of_stock: 409,
  checkout_prevented: 409,
  unavailable: 503,
} as const;

/** Code of an {@link AppError}. */
export type AppErrorCode = keyof typeof statusOf;

/**
 * An expected failure with a message for the person who caused it. Any other error is a fault of the platform
 * and shows the server error page.
 */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly status: number;

  /**
   * @param field the form field that the message belongs to, if any
   * @param retryAfterMs when a retry may succeed, if known
   */
  constructor(
    readonly code: AppErrorCode,
    message: string,
    readonly field?: string,
    readonly retryAfterMs?: number,
  ) {
    // A message of a file’s top was said before the request.
    super(phraseAgain(message));
    this.status = statusOf[code];
  }
}

/** The headers of an error response: `Retry-After`, in whole seconds, if the time is known. */
export const headersOfError = ({ retryAfterMs }: AppError): Record<string, string> =>
  retryAfterMs === undefined ? {} : { "Retry-After": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) };

/**
 * Recognizes an AppError by its name: the class may exist twice, once in the server and once in the page
 * bundle.
 */
export function isAppError(error: unknown): error is AppError {
  return error instanceof Error && error.name === "AppError" && "code" in error && "status" in error;
}
