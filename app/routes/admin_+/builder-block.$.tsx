import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { showBlock } from "~/services/office/builder/show-block.server";
import { requireOffice } from "~/services/office/require-office.server";
import { TemplateView } from "~/widgets/template-view";
import { widgetKit } from "~/widgets/widget-kit.server";

const need = { verb: "change", kind: "content" } as const;

/** There is nothing to look at before something is typed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireOffice(context, request, need);
  return null;
}

/**
 * Shows a widget of a page as its form in the builder has it, by the product's own renderer, and keeps
 * nothing (rule builder-21). It stands outside of the office's frame, which costs more than the widget.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return showBlock(ctx, request, params["*"] ?? "", widgetKit);
}

export default function BuilderBlock() {
  const view = useActionData<typeof action>();
  return view ? <TemplateView view={view} /> : null;
}
