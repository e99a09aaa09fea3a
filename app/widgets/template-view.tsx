import { createElement, type ReactNode } from "react";
import type { TemplateNode } from "~/models/content/template";
import type { TemplateView as View } from "~/models/content/template-view";
import { NestedViewProvider } from "./nested-view";
import { widgets } from "./registry";
import { toReactAttributes } from "./template-html";

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
        ...toReactAttributes(node.attributes),
        ...(node.html ? { dangerouslySetInnerHTML: { __html: node.html } } : {}),
        suppressHydrationWarning: true,
      });
    case "element":
      return createElement(
        node.tag,
        { key: index, ...toReactAttributes(node.attributes) },
        renderNodes(node.children, view),
      );
    case "widget":
      return <PlacedWidget key={node.key} name={node.attributeName} widget={view.widgets[node.key]} />;
  }
}

/** One widget; what is unknown or was left out by the server renders nothing. */
function PlacedWidget({ widget, name }: { widget: View["widgets"][string] | undefined; name: string }) {
  const definition = widget ? widgets[widget.type] : undefined;
  if (!widget || !definition) return null;
  const props = definition.schema.safeParse(widget.props);
  if (!props.success) return null;
  const Component = definition.component;
  return (
    <Component props={props.data as never} items={widget.items} data={widget.data as never} name={name} />
  );
}
