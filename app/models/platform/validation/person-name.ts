// @public

import { formMessages } from "./messages";
import { optionalText, requiredText } from "./required-text";

/** Whether a text holds a web address, which mails that greet by it would carry to anyone (rule forms-19). */
export const holdsWebAddress = (text: string): boolean => /:\/\/|www\./i.test(text);

const isPlain = (name: string): boolean => !holdsWebAddress(name);

/** A name of a person that must not be empty: as {@link requiredText}, without a web address. */
export const requiredName = (label: string, maxLength?: number) =>
  requiredText(label, maxLength).refine(isPlain, formMessages.webAddress(label));

/** A name of a person that may be missing: as {@link optionalText}, without a web address. */
export const optionalName = (label: string, maxLength?: number) =>
  optionalText(label, maxLength).refine(isPlain, formMessages.webAddress(label));
