import { useEffect, useState } from "react";
import { buttonClass } from "~/components/ui/form/button";
import { SmartLink } from "~/components/ui/link/smart-link";
import { RichText } from "~/components/ui/texts/rich-text";
import { tickingText } from "~/models/content/widgets/ticking-text";
import { phrase } from "~/models/platform/texts/phrase";
import type { WidgetProps } from "../widget";
import type { CountdownData } from "./data.server";
import type { Item, Props } from "./schema";

/** Until when something goes (rule widgets-18): the days that are left, and with a script every second. */
export function Countdown({ items: [item], data }: WidgetProps<Props, CountdownData, Item>) {
  const { view, isPreview } = data;
  const [left, setLeft] = useState<string | null>();
  useEffect(() => {
    if (!view || view.leftText === "") return;
    const end = Date.parse(view.endsAt);
    const tick = () => setLeft(tickingText(end - Date.now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [view]);
  if (!item) return null;
  if (!view)
    return isPreview ? (
      <p className="page-width" data-owner-note>
        Choose the day on which it ends.
      </p>
    ) : null;
  const isOver = view.leftText === "" || left === null;
  if (isOver && !item.afterwards) return null;
  return (
    <section className="page-width section-room space-y-3 text-center">
      {item.title ? <h2 className="text-3xl">{item.title}</h2> : null}
      {isOver ? (
        <p>{item.afterwards}</p>
      ) : (
        <>
          <p className="font-heading text-2xl text-accent tabular-nums" role="timer">
            {left ?? phrase("Ends in {time}", { time: view.leftText })}
          </p>
          <p className="text-muted">
            <RichText
              text={phrase("Until <a>{day}</a>", { day: view.endText })}
              parts={{ a: (words) => <time dateTime={view.endsAt}>{words}</time> }}
            />
          </p>
          {item.buttonLabel && item.buttonCta ? (
            <SmartLink to={item.buttonCta} className={buttonClass("primary")}>
              {item.buttonLabel}
            </SmartLink>
          ) : null}
        </>
      )}
    </section>
  );
}
