import { AuthorizationResponseError, ClientError, ResponseBodyError } from "openid-client";
import { AppError } from "~/models/platform/error/app-error";
import { type SocialProvider, socialProviderNames } from "~/models/platform/sign-in/social-provider";

/**
 * Runs a call of a sign-in service.
 * @throws AppError `conflict` when the service refuses the sign-in or its answer is not one to it,
 * `unavailable` when it does not answer; the cause is kept
 */
export async function askLoginService<T>(provider: SocialProvider, call: () => Promise<T>): Promise<T> {
  const name = socialProviderNames[provider];
  try {
    return await call();
  } catch (cause) {
    const error = isRefusal(cause)
      ? new AppError("conflict", `${name} did not confirm this sign-in. Please try again.`)
      : new AppError(
          "unavailable",
          `${name} doesn’t answer right now. Please try again, or sign in with your password.`,
        );
    throw Object.assign(error, { cause });
  }
}

/** Failures of the way there and back; whatever else the library finds wrong is wrong with the answer. */
const wayThereCodes = [
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
];

const isRefusal = (cause: unknown): boolean =>
  cause instanceof AuthorizationResponseError ||
  (cause instanceof ResponseBodyError && cause.status < 500) ||
  (cause instanceof ClientError && cause.code !== undefined && !wayThereCodes.includes(cause.code));
