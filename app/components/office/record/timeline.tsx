import type { TimelineEntry } from "~/models/office/orders/order-page";

/** What happened to a record, the newest first. */
export const Timeline = ({ entries }: { entries: TimelineEntry[] }) => (
  <ol className="office-time">
    {entries.map(({ text, note, who, atText }, at) => (
      // An entry has no id of its own, and none goes away.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={entries.length - at}>
        {text}
        {note ? <span className="office-quote"> {note}</span> : null}
        <small>
          {who} · {atText}
        </small>
      </li>
    ))}
  </ol>
);
