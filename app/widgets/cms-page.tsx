import { useEffect } from "react";
import type { TemplateView as View } from "~/models/content/template-view";
import { TemplateView } from "./template-view";

/** A CMS page as its route's loader answers it. */
export type CmsPageView =
  | { kind: "page"; view: View; isContained: boolean }
  | { kind: "document"; documentHtml: string };

/** A CMS page; static pages of type `body` stand in the custom-template container (part 3, §2). */
export function CmsPage({ page }: { page: CmsPageView }) {
  if (page.kind === "document") return <WholeDocument />;
  const content = <TemplateView view={page.view} />;
  return page.isContained ? <div className="custom-template-container">{content}</div> : content;
}

/** A page that is a document of its own cannot be shown inside this one: the browser asks for it again. */
function WholeDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}
