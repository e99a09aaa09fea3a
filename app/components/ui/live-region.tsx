import { useBrowserState } from "./browser-state";

/**
 * Where the page says what changed on it (rule accessibility-4): a screen reader reads each text that is added
 * here. It is part of every page from the start, because a region that comes with its text is often not heard.
 */
export function LiveRegion() {
  const said = useBrowserState((state) => state.said);
  return (
    <div role="status" aria-atomic={false} className="sr-only" id="said">
      {said.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  );
}
