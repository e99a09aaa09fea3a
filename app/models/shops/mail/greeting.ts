// @public

import type { Translate } from "../../platform/texts/message";

/**
 * How a mail begins. Without a name where there is none, and to an e-mail that is not confirmed: anyone could
 * have typed both, so that a shop's mail would say to a stranger what they like (rule accounts-41).
 */
export const greeting = (t: Translate, name = ""): string =>
  name === "" ? t("Hello,") : t("Hello {name},", { name });
