// @public

import { useNavigation } from "@remix-run/react";
import { ProgressBar } from "./progress-bar";

/** A bar along the top while a page is on its way; the page is covered while a form of it is. */
export function RouteProgress() {
  const { state, formMethod } = useNavigation();
  const isLoading = state !== "idle";
  return <ProgressBar isLoading={isLoading} isSending={isLoading && (formMethod ?? "GET") !== "GET"} />;
}
