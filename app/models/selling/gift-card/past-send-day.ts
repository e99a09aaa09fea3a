import type { DateTime } from "luxon";
import { fieldPrefix, type LineChoices } from "../../catalogue/options/line-choices";

/**
 * The message for a gift card that is asked for on a day that is over (rule gift-cards-9), by the field of
 * the product's form; null for none.
 * @param now in the shop's time zone
 */
export function pastSendDay(
  { classCode, choices }: { classCode: string; choices: LineChoices },
  now: DateTime<true>,
): Readonly<Record<string, string>> | null {
  const day = choices.personalization.send_on ?? "";
  if (classCode !== "gift_certificate" || day === "" || day >= now.toISODate()) return null;
  return { [`${fieldPrefix.personalization}send_on`]: "Please choose today or a later day." };
}
