/**
 * Classes of a row of slides: it scrolls by itself until the slider takes over (`data-turning`), which then places the
 * slides and clips what is beside them. Clipping, not hiding: a hidden part could be scrolled to by the focus.
 */
export const trackClass =
  "flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:thin] data-turning:snap-none data-turning:gap-0 data-turning:overflow-x-clip data-turning:touch-pan-y data-turning:select-none";
