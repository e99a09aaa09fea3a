import { Component, createElement, type ReactNode } from "react";
import { useRenderFaults, WidgetEnd } from "~/components/storefront/following/render-faults";
import { StaticHtml, StaticPart } from "~/components/ui/framework/static-part";
import { usePrefix } from "~/components/ui/link/use-address";
import type { TemplateNode } from "~/models/content/templates/template";
import type { TemplateView as View } from "~/models/content/templates/template-view";
import type { WidgetView } from "~/models/content/widgets/widget-view";
import type { StaticData } from "~/models/platform/page/static-data";
import { leadLinks } from "~/models/shops/locales/lead-links";
import { publicPath } from "~/models/shops/locales/local-path";
import { loadedWidget } from "./loaded-code";
import { NestedViewProvider } from "./nested-view";
import { isOfType, isWidgetType, type WidgetType } from "./registry";
import { isVoidElement, toReactAttributes } from "./template-html";
import { useWidgetNotes } from "./widget-code";

/** Leaves out a widget that fails in the browser; the page around it stands, and the console says why. */
class WidgetBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** A template with its widgets. */
export function TemplateView({ view }: { view: View }) {
  return <NestedViewProvider value={renderNested}>{renderNested(view)}</NestedViewProvider>;
}

const renderNested = (view: View) => <NestedView view={view} />;

function NestedView({ view }: { view: View }) {
  const prefix = usePrefix();
  const { widgets, notes } = view;
  return (
    <>
      {view.hints?.map((hint) => (
        <PreviewNote key={hint} text={hint} />
      ))}
      {renderNodes(view.tree, { widgets, notes, prefix })}
    </>
  );
}

/** What nodes are rendered with. In a static part a browser does not need the code of the widgets. */
type Around = Pick<View, "widgets" | "notes"> & { prefix: string; isStatic?: true };

function renderNodes(nodes: TemplateNode[], around: Around): ReactNode[] {
  return nodes.map((node, index) => renderNode(node, around, index));
}

function renderNode(node: TemplateNode, around: Around, index: number): ReactNode {
  const { prefix } = around;
  switch (node.kind) {
    case "static":
      return (
        <StaticPart key={index} of={node.part} as={node.tag} {...toReactAttributes(node.attributes)}>
          {({ tree, widgets }) => renderNodes(tree, { widgets, prefix, isStatic: true })}
        </StaticPart>
      );
    case "static-html":
      return (
        <StaticHtml
          key={index}
          of={leadStatic(node.html, prefix)}
          as={node.tag}
          {...toReactAttributes(leadAttributes(node.attributes, prefix), node.tag)}
        />
      );
    case "text":
      return node.text;
    case "html":
      return createElement(node.tag, {
        key: index,
        ...toReactAttributes(leadAttributes(node.attributes, prefix), node.tag),
        ...innerHtml(node.tag, leadLinks(node.html, prefix)),
        suppressHydrationWarning: true,
      });
    case "element":
      return createElement(
        node.tag,
        { key: index, ...toReactAttributes(leadAttributes(node.attributes, prefix)) },
        renderNodes(node.children, around),
      );
    case "widget": {
      const placed = (
        <PlacedWidget
          key={node.key}
          name={node.attributeName}
          widget={around.widgets[node.key]}
          note={around.notes?.[node.key]}
          isStatic={around.isStatic === true}
        />
      );
      if (!node.around) return placed;
      return (
        <div key={node.key} className="contents" {...node.around}>
          {placed}
        </div>
      );
    }
  }
}

/** Links of an owner's HTML lead to pages of the language. */
const leadStatic = (html: StaticData<string>, prefix: string): StaticData<string> =>
  prefix === "" || html.data === undefined ? html : { data: leadLinks(html.data, prefix) };

function leadAttributes<Attributes extends Record<string, string>>(attributes: Attributes, prefix: string) {
  const { href } = attributes;
  return prefix === "" || href === undefined ? attributes : { ...attributes, href: publicPath(href, prefix) };
}

/** React throws for HTML in an element without content, which would break the whole page. */
function innerHtml(tag: string, html: string): Record<string, unknown> {
  if (!html || isVoidElement(tag)) return {};
  if (tag === "textarea") return { defaultValue: html };
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** A widget; an unknown or failed one renders nothing, and in preview the reason. */
function PlacedWidget({
  name,
  widget,
  note,
  isStatic,
}: {
  name: string;
  widget: WidgetView | undefined;
  note?: string | undefined;
  isStatic: boolean;
}) {
  const faults = useRenderFaults();
  const notes = useWidgetNotes();
  if (note) return <PreviewNote text={`Left out: ${note}`} />;
  if (!widget || !isWidgetType(widget.type) || faults?.leftOut.has(name)) return null;
  const outer = faults?.current ?? null;
  if (faults) faults.current = name;
  if (!isStatic) notes?.placed.add(widget.type);
  return (
    <>
      <WidgetBoundary>
        <LoadedWidget type={widget.type} widget={widget} name={name} />
      </WidgetBoundary>
      <WidgetEnd outer={outer} />
    </>
  );
}

type LoadedProps<Type extends WidgetType> = { type: Type; widget: WidgetView; name: string };

/**
 * A widget whose code has loaded. It is a separate component, so that the boundary around it catches loading
 * errors.
 */
function LoadedWidget<Type extends WidgetType>({ type, widget, name }: LoadedProps<Type>) {
  if (!isOfType(widget, type)) return null;
  const Component = loadedWidget(type);
  return <Component props={widget.props} items={widget.items} data={widget.data} name={name} />;
}

/** Tells the owner about a problem, in its place. */
function PreviewNote({ text }: { text: string }) {
  return (
    <p
      role="note"
      className="m-3 rounded-base border border-dashed border-warning bg-warning-soft p-3 text-sm text-warning"
    >
      {text}
    </p>
  );
}
