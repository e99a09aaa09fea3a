// @public

import { phrase } from "~/models/platform/texts/phrase";
import { spokenLanguage } from "~/models/platform/texts/spoken-language";

const vowel = /^[aeiou]/i;
/** Letters whose names begin with a vowel: 'an SPF', but 'a US size'. */
const vowelLetter = /^[AEFHILMNORSX]/;
/** Words that begin with a vowel in writing only: 'a unit', 'a European size', 'a one-time code'. */
const spokenConsonant = /^(uni|use|usu|uti|eu|one)/i;
/** A label that is a question already, such as 'Which size?'. */
const question = /[?!.:]$/;

/**
 * Asks for the first of the options of which nothing is chosen yet: 'Select a size' (rule product-9).
 * @returns an empty text where none is left
 */
export function askForChoice([label = ""]: readonly string[]): string {
  const word = label.trim();
  if (word === "" || question.test(word)) return word;
  // Articles are the business of English alone.
  if (spokenLanguage() !== "en") return phrase("Select {option}", { option: word });
  const [first = ""] = word.split(/\s/);
  const isAcronym = first.length > 1 && first === first.toUpperCase();
  const isVowel = isAcronym ? vowelLetter.test(first) : vowel.test(first) && !spokenConsonant.test(first);
  return `Select ${isVowel ? "an" : "a"} ${isAcronym ? word : word.charAt(0).toLowerCase() + word.slice(1)}`;
}
