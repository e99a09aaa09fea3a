// @public

import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import type { QuestionView } from "~/models/conversations/product-question";
import type { StaticData } from "~/models/platform/page/static-data";
import { StaticPart } from "../ui/framework/static-part";

/**
 * The published questions about a product with the store's answers (rule conversations-13); they open without
 * a script.
 */
export const QuestionSection = ({ questions }: { questions: StaticData<QuestionView[]> }) => {
  const t = useTexts();
  return (
    <StaticPart
      of={questions}
      as="section"
      id="questions"
      aria-labelledby="questions-heading"
      className="questions"
    >
      {(shown) => (
        <>
          {/* Its tab says so to the eye. */}
          <h2 id="questions-heading" className="sr-only">
            {t("Questions and answers")}
          </h2>
          <div>
            {shown.map((one, index) => (
              <Question key={one.id} shown={one} isOpen={index === 0} />
            ))}
          </div>
        </>
      )}
    </StaticPart>
  );
};

const Question = ({ shown, isOpen }: { shown: QuestionView; isOpen: boolean }) => {
  const t = useTexts();
  return (
    <details open={isOpen}>
      <summary>{shown.question}</summary>
      <p>{shown.answer}</p>
      <p className="question-by">
        <RichText
          text={t("Asked by {askedBy} on <b>{day}</b>", { askedBy: shown.askedBy, day: shown.date })}
          parts={{ b: (words) => <time dateTime={shown.day}>{words}</time> }}
        />
      </p>
    </details>
  );
};
