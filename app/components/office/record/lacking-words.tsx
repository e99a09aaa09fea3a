import { type Lacking, lackingText } from "~/models/office/form/in-languages";

/** What a record lacks in the shop's further languages (rule texts-10); nothing where it lacks nothing. */
export function LackingWords({ lacking }: { lacking: readonly Lacking[] }) {
  const some = lacking.filter((one) => one.lacking > 0);
  if (some.length === 0) return null;
  return (
    <div className="office-note">
      {some.map((one) => (
        <p key={one.language}>{lackingText(one)}</p>
      ))}
      <p>Shoppers read these in the shop’s first language.</p>
    </div>
  );
}
