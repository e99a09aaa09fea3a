import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorWords } from "~/components/storefront/layout/error-screen";
import type { PageShell } from "~/models/content/templates/template-view";
import { CmsPage, type CmsPageView } from "./cms-page";

/** The shop's page for what is not there, as the data of a 404 (rule templates-2). */
type NotFoundPage = CmsPageView & { shell?: PageShell | undefined };

/** What a page's frame shows of an error: the shop's own page for a 404, else our words. */
export function ErrorPage() {
  const page = notFoundPageOf(useRouteError());
  return page ? <CmsPage page={page} /> : <ErrorWords />;
}

/** How the shop's page for a 404 changes the frame around it. */
export const useErrorShell = (): PageShell | undefined => notFoundPageOf(useRouteError())?.shell;

function notFoundPageOf(error: unknown): NotFoundPage | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error;
  return typeof data === "object" && data !== null && "notFound" in data ? data.notFound : null;
}
