// @public

import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { isLostConnection, lostConnection } from "~/models/platform/error/lost-connection";
import { serverError } from "~/models/platform/error/server-error";
import { unavailable } from "~/models/platform/error/unavailable";
import { clientErrorText } from "~/models/shops/hosts/client-availability";
import { type ClientErrorBody, isClientError } from "~/models/shops/hosts/client-error";
import type { RootData } from "../../ui/page/root-data";
import { BareFrame } from "./bare-frame";

/** The document title of an error. Missing and unavailable pages end with the shop's suffix, as others do. */
export function errorTitle(error: unknown, titleSuffix = ""): string {
  if (isLostConnection(error)) return lostConnection.title;
  if (!isRouteErrorResponse(error)) return serverError.title;
  if (isClientError(error.data)) return error.data.message;
  if (error.status === 404) return `Page not found${titleSuffix}`;
  if (error.status === 503) return `${unavailable.title}${titleSuffix}`;
  return error.status < 500 ? "Something went wrong." : serverError.title;
}

/** Where the button of a page leads. */
type WayBack = { to: string; label: string };

/** An error that reached the root: it stands alone, since the shop's header may be what failed. */
export function ErrorScreen() {
  const error = useRouteError();
  const root = useRouteLoaderData("root") as RootData | undefined;
  const isClient = isRouteErrorResponse(error) && isClientError(error.data);
  return (
    <BareFrame look={isClient ? error.data.look : (root?.shop ?? null)}>
      <ErrorWords />
    </BareFrame>
  );
}

/**
 * What a page says of its error (rules errors-1 to errors-4, and errors-7).
 * @param back where a page leads that is not there; the shop unless said
 */
export function ErrorWords({ back }: { back?: WayBack }) {
  const error = useRouteError();
  if (isLostConnection(error)) return <LostConnectionWords />;
  if (!isRouteErrorResponse(error)) return <ServerErrorWords />;
  if (isClientError(error.data)) return <ClientErrorWords error={error.data} />;
  if (error.status === 404)
    return <NotFoundWords isTemplate={error.data === "Template not found"} back={back} />;
  if (error.status === 503) return <UnavailableWords />;
  return error.status < 500 ? <RefusalWords text={refusalText(error)} /> : <ServerErrorWords />;
}

/** Remix has its own words for a post to a page without an action. */
const refusalText = ({ status, data }: { status: number; data: unknown }) =>
  status !== 405 && typeof data === "string" ? data : "The request could not be answered.";

function ClientErrorWords({ error }: { error: ClientErrorBody }) {
  return (
    <Words heading={clientErrorText(error.reason, error.host)} link={{ to: "/", label: "Try again" }}>
      {error.reason === "client-unavailable" ? <p>This shop is taking a short break.</p> : null}
      {error.reason === "client-not-found" ? <UnknownShopWords /> : null}
      <Contact email={error.email} />
    </Words>
  );
}

/** What to check where a host leads to no shop; it names no other shop and no setting (rule errors-1). */
const UnknownShopWords = () => (
  <>
    <p>There is no shop at this address. Please check that</p>
    <ul className="list-disc space-y-1 pl-6">
      <li>it’s spelled exactly as you got it, with every letter, hyphen and dot;</li>
      <li>nothing is missing at the beginning or the end;</li>
      <li>the person who gave it to you still uses it.</li>
    </ul>
    <p>Setting up your own shop? Add this address to its domains first, then try again.</p>
  </>
);

function RefusalWords({ text }: { text: string }) {
  const root = useRouteLoaderData("root") as RootData | undefined;
  return (
    <Words heading="Something went wrong.">
      <p>{text}</p>
      <Contact email={root?.shop.email ?? ""} />
    </Words>
  );
}

function Contact({ email }: { email: string }) {
  if (!email) return null;
  return (
    <p>
      Please contact{" "}
      <a className="underline underline-offset-4" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}

function NotFoundWords({ isTemplate, back }: { isTemplate: boolean; back: WayBack | undefined }) {
  return (
    <Words heading={isTemplate ? "Template not found" : "This page could not be found"} link={back}>
      {isTemplate ? <p>No Template Found!!</p> : null}
      <p>It may have moved, or the address may be mistyped.</p>
    </Words>
  );
}

function LostConnectionWords() {
  const { pathname, search } = useLocation();
  return (
    <Words heading={lostConnection.heading} link={{ to: pathname + search, label: lostConnection.link }}>
      <p>{lostConnection.text}</p>
    </Words>
  );
}

function ServerErrorWords() {
  return (
    <Words heading={serverError.heading}>
      <p className="font-medium">{serverError.exclamation}</p>
      <p>{serverError.text}</p>
    </Words>
  );
}

function UnavailableWords() {
  return (
    <Words heading={unavailable.heading}>
      <p>{unavailable.text}</p>
      <p>{unavailable.reassurance}</p>
    </Words>
  );
}

function Words({
  heading,
  link = { to: "/", label: serverError.link },
  children,
}: {
  heading: string;
  link?: WayBack | undefined;
  children: ReactNode;
}) {
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-start justify-center gap-5 px-(--gutter) py-16">
      <h1 className="text-4xl font-medium wrap-anywhere">{heading}</h1>
      <div className="space-y-3 text-lg text-muted">{children}</div>
      <a
        href={link.to}
        className="inline-flex min-h-12 items-center rounded-base bg-brand px-6 font-medium text-brand-ink"
      >
        {link.label}
      </a>
    </div>
  );
}
