/** Size of the spinner (rule layout-7). */
const sizePx = 60;

/** Covers the page while a form is being sent, so that it is not sent twice. */
export function LoadingOverlay() {
  return (
    <div role="status" className="fixed inset-0 z-40 flex items-center justify-center bg-surface/60">
      <span
        className="animate-spin rounded-pill border-4 border-line border-t-accent"
        style={{ width: sizePx, height: sizePx }}
      />
      <span className="sr-only">Please wait</span>
    </div>
  );
}
