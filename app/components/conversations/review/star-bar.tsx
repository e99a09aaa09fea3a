import { useTexts } from "~/components/ui/texts/use-texts";
import { numberText } from "~/models/platform/texts/number-text";

/** The parts of a line that says how many reviews gave a number of stars. */
export const StarBar = ({ star, given, count }: { star: number; given: number; count: number }) => {
  const t = useTexts();
  return (
    <>
      <span>
        {star}
        <span className="sr-only"> {star === 1 ? t("star") : t("stars")}: </span>
      </span>
      <span aria-hidden="true">
        <span style={{ width: `${Math.round((given / count) * 100)}%` }} />
      </span>
      <span>{numberText(given)}</span>
    </>
  );
};
