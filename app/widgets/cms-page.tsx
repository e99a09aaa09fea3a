import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useIsHydrated } from "~/components/ui/use-is-hydrated";
import type { TemplateView as View } from "~/models/content/template-view";
import { TemplateView } from "./template-view";

/** A CMS page as its route's loader answers it. */
export type CmsPageView =
  | { kind: "page"; view: View; isContained: boolean; hasScripts: boolean }
  | { kind: "document"; documentHtml: string };

/** A CMS page; static pages of type `body` stand in the custom-template container (part 3, §2). */
export function CmsPage({ page }: { page: CmsPageView }) {
  if (page.kind === "document") return <WholeDocument />;
  const content = (
    <>
      {page.hasScripts ? <OwnScripts /> : null}
      <TemplateView view={page.view} />
    </>
  );
  return page.isContained ? <div className="custom-template-container">{content}</div> : content;
}

/** A page that is a document of its own cannot be shown inside this one: the browser asks for it again. */
function WholeDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}

/**
 * The owner's scripts in a page run as the browser reads the document, under the policy that came with it. Whoever came
 * from another page of the shop has neither: the browser asks for the page once more, as a document of its own.
 */
function OwnScripts() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  // In the first render of a document nothing is hydrated yet: then this page is the one it came with.
  const [documentPath] = useState(isHydrated ? null : pathname);
  useEffect(() => {
    if (documentPath !== pathname) window.location.reload();
  }, [documentPath, pathname]);
  return null;
}
