import type { Config } from "../../platform/config/read-config.server";
import type { FileStore } from "../../platform/file-store/file-store";
import type { SecretsContext } from "../../shops/context/secrets-context.server";

/** What the services of forms need; a request's context has all of it. */
export type FormContext = SecretsContext & {
  config: Pick<Config, "dataDir" | "recaptchaVerifyUrl">;
  fileStore: FileStore;
  /** IP address that attempts are counted by. */
  clientAddress: string;
};
