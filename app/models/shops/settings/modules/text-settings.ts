// @public

import { z } from "zod";
import { messageProblem } from "../../../platform/texts/message-problem";
import { languageSchema } from "./language-schema";
import { privateModule } from "./settings-module";

/** Signs of one text, texts of a language, and languages: no shop has more. */
const longestText = 2000;
const mostTexts = 3000;
const mostLanguages = 10;

const words = z.record(
  z.string().min(1).max(longestText),
  z.string().trim().min(1, "Write the text, or remove it").max(longestText),
);

/** Texts by what they are in English. */
type Texts = Readonly<Record<string, string>>;
/** An owner's texts by their languages. */
export type OwnTexts = Readonly<Record<string, Texts>>;

function refuseWrong(texts: Texts, language: string, context: z.RefinementCtx, path: string[]): void {
  const refuse = (at: string[], message: string) =>
    context.addIssue({ code: "custom", path: [...path, ...at], message });
  const entries = Object.entries(texts);
  if (entries.length > mostTexts) refuse([], `Use at most ${mostTexts} texts`);
  for (const [text, said] of entries.slice(0, mostTexts)) {
    const problem = messageProblem(text, said, language);
    if (problem) refuse([text], problem);
  }
}

/** The texts of one language, by what they are in English (rule texts-6). */
export const ownTextsSchema = (language: string) =>
  words.superRefine((texts, context) => refuseWrong(texts, language, context, []));

/**
 * An owner's words in the place of the product's, by language and by what they are in English: single ones,
 * or all of a language that the product does not have (rule texts-6). Browsers get them in their scripts.
 */
export const texts = privateModule(
  z
    .object({ own: z.record(languageSchema.removeDefault(), words).default({}) })
    .strict()
    .superRefine(({ own }, context) => {
      const languages = Object.entries(own);
      if (languages.length > mostLanguages)
        context.addIssue({
          code: "custom",
          path: ["own"],
          message: `Use at most ${mostLanguages} languages`,
        });
      else for (const [language, of] of languages) refuseWrong(of, language, context, ["own", language]);
    })
    .default({}),
);

/** The owner's words of a shop in its language; those of `de` for `de-AT`, too. */
export function ownTextsIn(own: OwnTexts, tag: string): Texts {
  const [general = ""] = tag.split("-");
  const of = (one: string) => (Object.hasOwn(own, one) ? own[one] : undefined);
  return { ...of(general), ...of(tag) };
}
