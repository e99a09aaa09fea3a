import type { TimelineEntry } from "~/models/office/orders/order-page";
import { keyedItems } from "../../ui/page/keyed-items";

/** What happened to a record, the newest first. */
export const Timeline = ({ entries }: { entries: TimelineEntry[] }) => (
  <ol className="office-time">
    {keyedItems(entries).map(({ at, item: { text, note, who, atText } }) => (
      // An entry has no id of its own, and none goes away.
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
