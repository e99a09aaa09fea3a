import type { ComponentProps } from "react";
import { loadedPage } from "./loaded-code";
import type { pageCode } from "./page-code";
import { useWidgetNotes } from "./widget-code";

type PageType = keyof typeof pageCode;

/** A page whose code is a piece of its own; the server notes that the browser needs it. */
export function CataloguePage<Type extends PageType>({
  type,
  ...props
}: { type: Type } & ComponentProps<ReturnType<typeof loadedPage<Type>>>) {
  useWidgetNotes()?.placed.add(type);
  const Page = loadedPage(type) as (props: object) => JSX.Element;
  return <Page {...props} />;
}
