import { numberText } from "~/models/platform/texts/number-text";

/** The parts of a line that says how many reviews gave a number of stars. */
export const StarBar = ({ star, given, count }: { star: number; given: number; count: number }) => (
  <>
    <span>
      {star}
      <span className="sr-only">{star === 1 ? " star: " : " stars: "}</span>
    </span>
    <span aria-hidden="true">
      <span style={{ width: `${Math.round((given / count) * 100)}%` }} />
    </span>
    <span>{numberText(given)}</span>
  </>
);
