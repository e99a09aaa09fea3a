/**
 * Waits for what the first render of a component waits for. Remix decodes a page's data in its first render, which React
 * then tries again; a press in between makes React take the page over at once, and that fails when a render still waits
 * (React's error 345, "Root did not complete").
 * @param component called as React would; one that throws a promise before its first hook
 */
export async function awaitFirstRender(component: () => unknown): Promise<void> {
  try {
    component();
  } catch (thrown) {
    // What is no promise is React's to tell, when it renders.
    if (thrown instanceof Promise) await thrown;
  }
}
