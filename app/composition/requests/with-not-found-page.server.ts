import { data } from "@remix-run/node";
import { loadNotFoundPage } from "~/services/content/pages/load-cms-page.server";
import { type Build, mapHandlers, type Wrap } from "~/services/shops/context/map-handlers.server";
import { widgetKit } from "~/widgets/widget-kit.server";

/**
 * The build whose pages answer a 404 with the shop's own page for it (rule templates-2): what a loader or
 * action throws has that page as its data, and the frame around the page shows it.
 */
export const withNotFoundPage = (build: Build): Build => mapHandlers(build, showing);

/** The catch-all looks for that page itself, because it shows it as a page of its own. */
const catchAll = "routes/_store+/$";

/** Pages within the shop's header and footer, those of the checkout included. */
const isFramed = (id: string): boolean => /^routes\/(_store|checkout)\+\//.test(id) && id !== catchAll;

const showing: Wrap = (handler, _kind, { id }) => {
  if (!isFramed(id)) return handler;
  return async (args) => {
    try {
      return await handler(args);
    } catch (thrown) {
      if (!isNotFound(thrown)) throw thrown;
      const notFound = await loadNotFoundPage(args.context, widgetKit);
      throw notFound ? data({ notFound }, { status: 404 }) : thrown;
    }
  };
};

/**
 * Whether a page is not there. JSON says that the shop is not, and an owner's preview has words of its own.
 */
const isNotFound = (thrown: unknown): boolean =>
  thrown instanceof Response &&
  thrown.status === 404 &&
  thrown.statusText !== "Template not found" &&
  !thrown.headers.get("Content-Type")?.startsWith("application/json");
