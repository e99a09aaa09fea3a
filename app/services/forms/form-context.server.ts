import type { Config } from "../config/read-config.server";
import type { SecretsContext } from "../secrets/secrets-context.server";

/** What the services of forms work with; a request's context has it all. */
export type FormContext = SecretsContext & {
  config: Pick<Config, "dataDir" | "recaptchaVerifyUrl">;
  /** Network address attempts are counted by. */
  clientAddress: string;
};
