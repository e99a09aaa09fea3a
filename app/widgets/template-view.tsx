import { createElement, type ReactNode } from "react";
import { useRenderFaults, WidgetEnd } from "~/components/layout/render-faults";
import type { TemplateNode } from "~/models/content/template";
import type { TemplateView as View } from "~/models/content/template-view";
import { NestedViewProvider } from "./nested-view";
import { widgets } from "./registry";
import { isVoidElement, toReactAttributes } from "./template-html";
import { WidgetBoundary } from "./widget-boundary";

/** A template with its widgets. */
export function TemplateView({ view }: { view: View }) {
  return <NestedViewProvider value={renderNested}>{renderNodes(view.tree, view)}</NestedViewProvider>;
}

const renderNested = (view: View) => <>{renderNodes(view.tree, view)}</>;

function renderNodes(nodes: TemplateNode[], view: View): ReactNode[] {
  return nodes.map((node, index) => renderNode(node, view, index));
}

function renderNode(node: TemplateNode, view: View, index: number): ReactNode {
  switch (node.kind) {
    case "text":
      return node.text;
    case "html":
      return createElement(node.tag, {
        key: index,
        ...toReactAttributes(node.attributes, node.tag),
        ...innerHtml(node.tag, node.html),
        suppressHydrationWarning: true,
      });
    case "element":
      return createElement(
        node.tag,
        { key: index, ...toReactAttributes(node.attributes) },
        renderNodes(node.children, view),
      );
    case "widget":
      return (
        <PlacedWidget
          key={node.key}
          name={node.attributeName}
          widget={view.widgets[node.key]}
          note={view.notes?.[node.key]}
        />
      );
  }
}

/** React throws at HTML inside an element that takes none, and with it falls the whole page. */
function innerHtml(tag: string, html: string): Record<string, unknown> {
  if (!html || isVoidElement(tag)) return {};
  if (tag === "textarea") return { defaultValue: html };
  return { dangerouslySetInnerHTML: { __html: html } };
}

/** One widget; what is unknown or was left out by the server renders nothing, and in preview the reason. */
function PlacedWidget({
  name,
  widget,
  note,
}: {
  name: string;
  widget: View["widgets"][string] | undefined;
  note?: string | undefined;
}) {
  const faults = useRenderFaults();
  if (note) return <PreviewNote text={note} />;
  const definition = widget && Object.hasOwn(widgets, widget.type) ? widgets[widget.type] : undefined;
  if (!widget || !definition || faults?.leftOut.has(name)) return null;
  const props = definition.schema.safeParse(widget.props);
  if (!props.success) return null;
  const Component = definition.component;
  const outer = faults?.current ?? null;
  if (faults) faults.current = name;
  return (
    <>
      <WidgetBoundary>
        <Component props={props.data as never} items={widget.items} data={widget.data as never} name={name} />
      </WidgetBoundary>
      <WidgetEnd outer={outer} />
    </>
  );
}

/** Tells the owner, where the widget would stand, why it does not. */
function PreviewNote({ text }: { text: string }) {
  return (
    <p
      role="note"
      className="m-3 rounded-base border border-dashed border-warning bg-warning-soft p-3 text-sm text-warning"
    >
      Left out: {text}
    </p>
  );
}
