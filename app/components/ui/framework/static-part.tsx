// @public

import {
  createElement,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { StaticData } from "~/models/platform/page/static-data";

type PartProps<Data> = Omit<HTMLAttributes<HTMLElement>, "children"> & {
  of: StaticData<Data>;
  as?: string;
  elementRef?: Ref<HTMLUListElement>;
};

type StaticPartProps<Data> = PartProps<Data> & { children: (data: Data) => ReactNode };

/**
 * A part of a page that React leaves as the server wrote it: it has no data in the browser and is not
 * hydrated (rule hydration-1). Its links, forms and pictures are served by listeners of the whole document
 * (rule hydration-2). Once the browser gets data, after a change of page or of what was posted, React renders
 * the part as any other.
 */
export function StaticPart<Data>({
  of,
  as = "div",
  children,
  elementRef,
  ...attributes
}: StaticPartProps<Data>) {
  const { id, html } = useKeptHtml(of);
  const own = { ...attributes, ref: elementRef, "data-static": id };
  return of.data === undefined
    ? createElement(as, withHtml(own, html))
    : createElement(as, own, children(of.data));
}

/** A static part that is a text of HTML. */
export function StaticHtml({ of, as = "div", elementRef, ...attributes }: PartProps<string>) {
  const { id, html } = useKeptHtml(of);
  return createElement(as, withHtml({ ...attributes, ref: elementRef, "data-static": id }, of.data ?? html));
}

/**
 * What the document shows of a part without data. React leaves it alone while it hydrates, and writes it anew
 * only where it has to render the whole page itself. When data come, the focus stays in its place.
 */
function useKeptHtml(of: StaticData<unknown>): { id: string; html: string } {
  const id = useId();
  const isKept = of.data === undefined;
  const [html] = useState(() => (isKept ? (partOf(id)?.innerHTML ?? "") : ""));
  const wasKept = useRef(isKept);
  const isReplaced = wasKept.current && !isKept;
  const focused = isReplaced ? focusables(id).indexOf(document.activeElement as HTMLElement) : -1;
  useBrowserLayoutEffect(() => {
    wasKept.current = isKept;
    if (isReplaced && focused >= 0) focusables(id)[focused]?.focus({ preventScroll: true });
  }, [id, isKept, isReplaced, focused]);
  return { id, html };
}

/** There is no layout on the server, and React warns of effects that wait for one. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

const partOf = (id: string) => document.querySelector(`[data-static="${id}"]`);

const focusables = (id: string): HTMLElement[] => [
  ...(partOf(id)?.querySelectorAll<HTMLElement>("a, button, input, select, textarea, summary") ?? []),
];

const withHtml = (attributes: Record<string, unknown>, html: string) => ({
  ...attributes,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: html },
});
