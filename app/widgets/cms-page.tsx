import type { TemplateView as View } from "~/models/content/templates/template-view";
import type { OwnContact } from "~/models/conversations/contact-field";
import { OwnContactProvider } from "./form/own-contact";
import { OwnDocument, WholeDocument } from "./own-document";
import { TemplateView } from "./template-view";

/** A CMS page as its route's loader returns it. */
export type CmsPageView =
  | { kind: "page"; view: View; isContained: boolean; hasSources: boolean; contact?: OwnContact | null }
  | { kind: "document"; documentHtml: string };

/** A CMS page; static pages of type `body` are inside the custom-template container (rule templates-6). */
export function CmsPage({ page }: { page: CmsPageView }) {
  if (page.kind === "document") return <WholeDocument />;
  const template = <TemplateView view={page.view} />;
  const content = (
    <OwnContactProvider value={page.contact ?? null}>
      {page.hasSources ? <OwnDocument>{template}</OwnDocument> : template}
    </OwnContactProvider>
  );
  return page.isContained ? <div className="custom-template-container">{content}</div> : content;
}
