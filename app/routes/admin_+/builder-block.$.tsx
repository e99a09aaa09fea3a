import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { requireBuilder } from "~/services/office/builder/require-builder.server";
import { showBlock } from "~/services/office/builder/show-block.server";
import { TemplateView } from "~/widgets/template-view";
import { widgetKit } from "~/widgets/widget-kit.server";

/** There is nothing to look at before something is typed. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  await requireBuilder(context, request, params["*"] ?? "");
  return null;
}

/**
 * Shows a widget of a page as its form in the builder has it, by the product's own renderer, and keeps
 * nothing (rule builder-21). It stands outside of the office's frame, which costs more than the widget.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireBuilder(context, request, params["*"] ?? "");
  return showBlock(ctx, request, params["*"] ?? "", widgetKit);
}

export default function BuilderBlock() {
  const view = useActionData<typeof action>();
  return view ? <TemplateView view={view} /> : null;
}
