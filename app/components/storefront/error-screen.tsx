import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { serverError } from "~/models/platform/error/server-error";
import { unavailable } from "~/models/platform/error/unavailable";
import { clientErrorText } from "~/models/shops/client-availability";

type ClientError = { reason: "client-not-found" | "client-unavailable"; host: string; email: string };

function isClientError(data: unknown): data is ClientError {
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : "";
  return reason === "client-not-found" || reason === "client-unavailable";
}

/** The document title for an error. */
export function errorTitle(error: unknown): string {
  if (!isRouteErrorResponse(error)) return serverError.title;
  if (isClientError(error.data))
    return error.data.reason === "client-unavailable" ? "Shop unavailable" : "Shop not found";
  if (error.status === 404) return "Page not found";
  if (error.status === 503) return unavailable.title;
  return error.status < 500 ? "Something went wrong." : serverError.title;
}

/** The screen for an error that reached the root (rules errors-1, errors-2, errors-3 and errors-4). */
export function ErrorScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) {
    if (isClientError(error.data)) return <ClientErrorScreen error={error.data} />;
    if (error.status === 404) return <NotFoundScreen isTemplate={error.data === "Template not found"} />;
    if (error.status === 503) return <UnavailableScreen />;
    if (error.status < 500)
      return (
        <Screen heading="Something went wrong.">
          <p>{refusalText(error)}</p>
        </Screen>
      );
  }
  return <ServerErrorScreen />;
}

/** Remix has its own words for a post to a page without an action. */
const refusalText = ({ status, data }: { status: number; data: unknown }) =>
  status !== 405 && typeof data === "string" ? data : "The request could not be answered.";

function ClientErrorScreen({ error }: { error: ClientError }) {
  const isUnavailable = error.reason === "client-unavailable";
  return (
    <Screen heading={clientErrorText(error.reason, error)} withoutLink>
      {isUnavailable ? (
        <p>This shop is taking a short break.</p>
      ) : (
        <p>Please check the address, or ask the person who gave it to you.</p>
      )}
      {error.email ? (
        <p>
          Contact{" "}
          <a className="underline underline-offset-4" href={`mailto:${error.email}`}>
            {error.email}
          </a>
        </p>
      ) : null}
    </Screen>
  );
}

function NotFoundScreen({ isTemplate }: { isTemplate: boolean }) {
  return (
    <Screen heading={isTemplate ? "Template not found" : "This page could not be found"}>
      {isTemplate ? <p>No Template Found!!</p> : null}
      <p>It may have moved, or the address may be mistyped.</p>
    </Screen>
  );
}

function ServerErrorScreen() {
  return (
    <Screen heading={serverError.heading}>
      <p className="font-medium">{serverError.exclamation}</p>
      <p>{serverError.text}</p>
    </Screen>
  );
}

function UnavailableScreen() {
  return (
    <Screen heading={unavailable.heading}>
      <p>{unavailable.text}</p>
      <p>{unavailable.reassurance}</p>
    </Screen>
  );
}

/** A page without the shop's header, which may be what failed. */
function Screen({
  heading,
  withoutLink,
  children,
}: {
  heading: string;
  withoutLink?: boolean;
  children: ReactNode;
}) {
  return (
    <main className="mx-auto flex min-h-[70vh] max-w-xl flex-col items-start justify-center gap-5 px-6 py-16">
      <h1 className="text-4xl font-medium wrap-anywhere">{heading}</h1>
      <div className="space-y-3 text-lg text-muted">{children}</div>
      {withoutLink ? null : (
        <a
          href="/"
          className="inline-flex min-h-12 items-center rounded-base bg-brand px-6 font-medium text-brand-ink"
        >
          {serverError.link}
        </a>
      )}
    </main>
  );
}
