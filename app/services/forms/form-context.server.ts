import type { Config } from "../config/read-config.server";
import type { ShopContext } from "../shop-context.server";

/** What the services of forms work with; a request's context has it all. */
export type FormContext = ShopContext & {
  config: Pick<Config, "dataDir" | "recaptchaVerifyUrl">;
  /** Network address attempts are counted by. */
  clientAddress: string;
};
