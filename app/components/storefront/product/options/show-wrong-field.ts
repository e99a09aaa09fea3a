/**
 * A field that is wrong, the first choice of a list that is, or the first link of an option that is missing.
 */
const wrongField = '[aria-invalid="true"]:not(fieldset), [data-missing] a[href]';

/**
 * Scrolls to the first wrong field of a part of the page and gives it the focus, once its message is drawn.
 */
export function showWrongField(part: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = part?.querySelector<HTMLElement>(wrongField);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  });
}
