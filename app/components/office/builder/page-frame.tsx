import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type BuilderView, builderQuery, frameWidths } from "~/models/office/builder/builder-view";
import { plainParameter } from "~/paths";
import { officeBuilderPath } from "~/paths/office";
import { LookAt } from "./look-at";
import type { TypingRef } from "./typing";
import type { BuilderAct } from "./use-builder-acts";
import { useFrameMessages } from "./use-frame-messages";

/** A page that is made smaller than this cannot be read. */
const readableScale = 0.5;

/** Height of the frame on the screen, as a part of the window's. */
const heightPart = 0.78;

/**
 * The page in a frame of the chosen width, made smaller where there is less room. What changed is loaded into
 * a second frame behind it, which comes to the front when it is ready, at the same place of the page; what is
 * typed into a widget is shown in the one in front.
 */
export function BuilderFrame({
  view,
  act,
  typing,
}: {
  view: BuilderView;
  act: BuilderAct;
  typing: TypingRef;
}) {
  const { name, frameSrc, chosen, rest, isWidthChosen, hasStyles } = view;
  const [isPlain, setPlain] = useState(view.isPlain);
  const room = useRef<HTMLDivElement>(null);
  const [roomWidth, setRoomWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setRoomWidth(element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const width = isWidthChosen || roomWidth === null ? view.width : widthFor(roomWidth);
  const scale = roomWidth === null ? 1 : Math.min(1, roomWidth / width);
  const src = frameSrc && isPlain ? `${frameSrc}&${plainParameter}=yes` : frameSrc;
  const frames = useFrameMessages(room, { src, chosen, rest }, act, typing);
  return (
    <section className="office-card office-builder-page" aria-label="How it looks">
      <nav aria-label="Width" className="office-widths">
        {frameWidths.map((one) => (
          <Link
            key={one}
            to={officeBuilderPath(name, {
              block: chosen ?? undefined,
              at: builderQuery(view).at,
              width: String(one),
            })}
            aria-current={one === width ? "page" : undefined}
            preventScrollReset
          >
            {one} px
          </Link>
        ))}
      </nav>
      <LookAt view={view} />
      {hasStyles || isPlain ? (
        <p className="office-quiet">
          {isPlain ? "Shown without the page’s own styles. " : "The page brings styles of its own. "}
          <Link
            to={officeBuilderPath(name, {
              block: chosen ?? undefined,
              ...builderQuery(view),
              plain: isPlain ? undefined : "yes",
            })}
            onClick={() => setPlain(!isPlain)}
            preventScrollReset
          >
            {isPlain ? "Show them" : "Show it without them"}
          </Link>
        </p>
      ) : null}
      <div
        ref={room}
        className="office-frame-room"
        data-fits={roomWidth === null ? undefined : scale === 1 || undefined}
        data-measured={roomWidth === null ? undefined : ""}
        style={{ height: `${heightPart * 100}vh` }}
      >
        {src === null ? <p className="office-quiet">Publish it once to see it here.</p> : null}
        {frames.map(({ src, isFront }) => (
          <iframe
            key={src}
            src={src}
            title="The page as shoppers will see it"
            sandbox="allow-scripts"
            data-front={isFront || undefined}
            tabIndex={isFront ? 0 : -1}
            style={{
              width: `${width}px`,
              height: `${(heightPart * 100) / scale}vh`,
              transform: `scale(${scale})`,
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** The widest page that can still be read where there is so much room, px. */
const widthFor = (room: number): number =>
  frameWidths.findLast((width) => room / width >= readableScale) ?? frameWidths[0];
