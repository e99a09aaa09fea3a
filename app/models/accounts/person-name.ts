// @public

import { spokenLanguage } from "~/models/platform/texts/spoken-language";

type Names = { firstName: string; lastName: string };

/** Languages that name the family first, where no address says otherwise (rule texts-12). */
const familyFirst: ReadonlySet<string> = new Set(["hu", "ja", "ko", "vi", "zh"]);

/** Whether a form of names begins with the family's. */
export const isFamilyNameFirst = (language: string = spokenLanguage()): boolean =>
  familyFirst.has(language.split("-")[0] ?? "");

/** Both names of a person in the order of a language, without what is empty. */
export const fullName = ({ firstName, lastName }: Names, language?: string): string =>
  (isFamilyNameFirst(language) ? [lastName, firstName] : [firstName, lastName]).filter(Boolean).join(" ");

/** How a shop addresses a person: by the first name, in Japanese by the family's. */
export const calledName = ({ firstName, lastName }: Names, language: string = spokenLanguage()): string =>
  language.split("-")[0] === "ja" ? lastName || firstName : firstName;

/** The same of an address. */
export const calledInAddress = (
  { first_name, last_name }: { first_name: string; last_name: string },
  language?: string,
): string => calledName({ firstName: first_name, lastName: last_name }, language);
