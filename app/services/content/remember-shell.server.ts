import { isVerifiedCustomer } from "~/models/visitor/visitor";
import type { RequestContext } from "../http/request-context.server";
import { widgetContext } from "../http/widget-context.server";
import { loadShell, type Shell } from "./load-shell.server";
import type { WidgetLoader } from "./load-template-view.server";

/**
 * The header and footer of a page, loaded once for all visitors who see the same prices and remembered until something
 * in them changes (part 3, §9 "Caching").
 */
export async function rememberShell(
  context: RequestContext,
  area: "store" | "checkout",
  loaders: Readonly<Record<string, WidgetLoader | undefined>>,
): Promise<Shell> {
  const ctx = await widgetContext(context);
  const audience = `${isVerifiedCustomer(ctx.visitor)} ${ctx.visitor.customer?.group ?? ""}`;
  return context.remember(`shell ${area} ${audience}`, (shows, doNotKeep) => {
    const failed = () => {
      doNotKeep();
      ctx.failed();
    };
    return loadShell({ ...ctx, shows, failed }, area, loaders);
  });
}
