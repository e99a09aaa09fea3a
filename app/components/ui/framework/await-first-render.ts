// @public

/**
 * Waits for what the first render of a component waits for. Remix decodes a page's data in its first render,
 * which React then tries again. A press before that first render makes React render at once, without time to
 * wait: a render that has to wait then fails (React's error 345, "Root did not complete").
 * @param component called as React would; one that throws a promise before its first hook
 */
export async function awaitFirstRender(component: () => unknown): Promise<void> {
  try {
    component();
  } catch (thrown) {
    // A thrown value that is not a promise is reported when React renders.
    if (thrown instanceof Promise) await thrown;
  }
}
