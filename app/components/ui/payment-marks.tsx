// @public

import { useTexts } from "./texts/use-texts";

/** The marks of cards and wallets, and other ways to pay in words (rule layout-14); styles draw them. */
export function PaymentMarks({ marks, label }: { marks: readonly string[]; label?: string }) {
  const t = useTexts();
  if (marks.length === 0) return null;
  return (
    <ul className="marks" aria-label={label ?? t("We accept")}>
      {marks.map((mark) => (
        <li key={mark} data-mark={mark}>
          {mark}
        </li>
      ))}
    </ul>
  );
}
