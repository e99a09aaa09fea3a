import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

declare global {
  // What React asks for before it lets a test say when it renders.
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/**
 * A part of a page as a browser has it, with its effects. For test files with `@vitest-environment jsdom`;
 * `remove` belongs at the end of each test.
 */
export function mount(node: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const render = (next: ReactNode) => act(() => root.render(next));
  render(node);
  return {
    host,
    render,
    remove: () => {
      act(() => root.unmount());
      host.remove();
    },
  };
}

/** An event of a pointer, which jsdom's window has no constructor for. */
export const pointerEvent = (type: string, pointerType: "mouse" | "touch") =>
  Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true }), { pointerType });
