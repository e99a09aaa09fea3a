// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../../platform/validation/email";
import { optionalText, requiredText } from "../../platform/validation/required-text";
import type { ApplicationAnswer } from "./seller-application";

/** Id of the form by which people apply to sell. */
export const applicationFormId = "apply-to-sell";

/** A question of the business, as its settings say it. */
export type ApplicationQuestion = { question: string; is_required: boolean };

/** The name of the answer to the question at a place. */
export const answerName = (at: number) => `q${at + 1}`;

/** What an applicant answers (rule sellers-19). */
export const applicationSchema = (questions: readonly ApplicationQuestion[]) =>
  z.object({
    name: requiredText(phrase("Name of your shop"), 100),
    owner: requiredText(phrase("Your name"), 100),
    email: emailSchema,
    answer: z
      .object(
        Object.fromEntries(
          questions.map(({ question, is_required }, at) => [
            answerName(at),
            is_required ? requiredText(question, 2000) : optionalText(question, 2000),
          ]),
        ),
      )
      .default({}),
  });

/** The questions as they were asked, with what was answered. */
export const answersOf = (
  questions: readonly ApplicationQuestion[],
  answers: Readonly<Record<string, string | undefined>>,
): ApplicationAnswer[] =>
  questions.map(({ question }, at) => ({ question, answer: answers[answerName(at)] ?? "" }));
