// @public

/**
 * Says that the page is hydrated, to the styles as well, which sends what was held (rule hydration-4), and
 * tells it where the pointer and the focus already are: what opens under them has not heard of them.
 */
export function repeatFirstInteraction(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event("awning:hydrated"));
  const focused = document.activeElement;
  if (focused && focused !== document.body)
    focused.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  if (!window.matchMedia("(hover: hover)").matches) return;
  const [pointed] = [...document.querySelectorAll(":hover")].reverse();
  pointed?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
}
