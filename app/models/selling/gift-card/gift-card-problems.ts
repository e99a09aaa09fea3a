import type { DateTime } from "luxon";
import { giftCertificateFields } from "../../catalogue/options/gift-certificate-fields";
import { fieldPrefix, type LineChoices } from "../../catalogue/options/line-choices";
import { formMessages } from "../../platform/validation/messages";
import { holdsWebAddress } from "../../platform/validation/person-name";

const names = giftCertificateFields().filter(({ code }) => code.endsWith("_name"));

/**
 * What a gift card can't be sent with (rule gift-cards-9): a day that is over, and names that hold a web
 * address, which its mail would carry to a stranger. Messages by the fields of the product's form; null for
 * none.
 * @param now in the shop's time zone
 */
export function giftCardProblems(
  { classCode, choices }: { classCode: string; choices: LineChoices },
  now: DateTime<true>,
): Readonly<Record<string, string>> | null {
  if (classCode !== "gift_certificate") return null;
  const texts = choices.personalization;
  const problems = names
    .filter(({ code }) => holdsWebAddress(texts[code] ?? ""))
    .map(({ code, label }) => [`${fieldPrefix.personalization}${code}`, formMessages.webAddress(label)]);
  const day = texts.send_on ?? "";
  if (day !== "" && day < now.toISODate())
    problems.push([`${fieldPrefix.personalization}send_on`, "Please choose today or a later day."]);
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}
