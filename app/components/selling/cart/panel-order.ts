const stops = "a[href], button:not(:disabled)";

/**
 * Where the Tab key goes from the panel of what was added and its opener: the panel comes next after what
 * opened it, and what follows that comes next after the panel (rule accessibility-15), though the panel
 * stands at the page's end.
 * @returns what takes the focus now; null for what the browser does. The focus may have been moved for it to
 * start from.
 */
export function nextTabStop(
  panel: Element,
  opener: HTMLElement | null,
  isBackwards: boolean,
): HTMLElement | null {
  const inside = [...panel.querySelectorAll<HTMLElement>(stops)];
  const focused = document.activeElement;
  if (!opener?.isConnected) return null;
  if (focused === opener && !isBackwards) return inside[0] ?? null;
  if (focused === inside[0] && isBackwards) return opener;
  // From there the browser goes on itself.
  if (focused === inside.at(-1) && !isBackwards) opener.focus({ preventScroll: true });
  return null;
}
