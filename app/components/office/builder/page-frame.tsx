import { Link } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { type BuilderView, frameWidths } from "~/models/office/builder/builder-view";
import { officeBuilderPath } from "~/paths/office";
import type { BuilderAct } from "./use-builder-acts";
import { useFrameMessages } from "./use-frame-messages";

/** Height of the frame on the screen, as a part of the window's. */
const heightPart = 0.78;

/**
 * The page in a frame of the chosen width, made smaller where there is less room. What changed is loaded into
 * a second frame behind it, which comes to the front when it is ready, at the same place of the page.
 */
export function PageFrame({ view, act }: { view: BuilderView; act: BuilderAct }) {
  const { name, frameSrc, width, chosen } = view;
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);
  const frames = useFrameMessages(room, { src: frameSrc, chosen }, act);
  return (
    <section className="office-card office-builder-page" aria-label="The page">
      <nav aria-label="Width" className="office-widths">
        {frameWidths.map((one) => (
          <Link
            key={one}
            to={officeBuilderPath(name, { block: chosen ?? undefined, width: String(one) })}
            aria-current={one === width ? "page" : undefined}
            preventScrollReset
          >
            {one} px
          </Link>
        ))}
      </nav>
      <div
        ref={room}
        className="office-frame-room"
        data-fits={scale === 1 || undefined}
        style={{ height: `${heightPart * 100}vh` }}
      >
        {frameSrc === null ? <p className="office-quiet">Publish it once to see it here.</p> : null}
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
