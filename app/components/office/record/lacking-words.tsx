import { type Lacking, lackingText, outdatedText } from "~/models/office/form/in-languages";
import type { OutdatedText } from "~/models/platform/translations/outdated-texts";

/**
 * What a record lacks in the shop's further languages, and what was written in them for an older original
 * (rules texts-10 and texts-13); nothing where all is well.
 */
export function LackingWords({
  lacking,
  outdated,
}: {
  lacking: readonly Lacking[];
  outdated: readonly OutdatedText[];
}) {
  const some = lacking.filter((one) => one.lacking > 0);
  if (some.length + outdated.length === 0) return null;
  return (
    <div className="office-note">
      {some.map((one) => (
        <p key={one.language}>{lackingText(one)}</p>
      ))}
      {some.length > 0 ? <p>Shoppers read these in the shop’s first language.</p> : null}
      {outdated.length > 0 ? (
        <>
          <p>The original changed since these were written:</p>
          <ul>
            {outdated.map((one) => (
              <li key={`${one.language} ${one.field} ${one.text}`}>{outdatedText(one)}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
