// @public

import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PlainLink } from "~/components/ui/link/plain-link";
import { RichText } from "~/components/ui/texts/rich-text";
import { useTexts } from "~/components/ui/texts/use-texts";
import { isLostConnection, lostConnection } from "~/models/platform/error/lost-connection";
import { serverError } from "~/models/platform/error/server-error";
import { unavailable } from "~/models/platform/error/unavailable";
import { phrase } from "~/models/platform/texts/phrase";
import { clientErrorText } from "~/models/shops/hosts/client-availability";
import { type ClientErrorBody, isClientError } from "~/models/shops/hosts/client-error";
import type { RootData } from "../../ui/page/root-data";
import { BareFrame } from "./bare-frame";

/** The document title of an error. Missing and unavailable pages end with the shop's suffix, as others do. */
export function errorTitle(error: unknown, titleSuffix = ""): string {
  if (isLostConnection(error)) return phrase(lostConnection.title);
  if (!isRouteErrorResponse(error)) return phrase(serverError.title);
  if (isClientError(error.data)) return error.data.message;
  if (error.status === 404) return `${phrase("Page not found")}${titleSuffix}`;
  if (error.status === 503) return `${phrase(unavailable.title)}${titleSuffix}`;
  return error.status < 500 ? phrase("Something went wrong.") : phrase(serverError.title);
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
const refusalText = ({ status, data }: { status: number; data: unknown }): string | null =>
  status !== 405 && typeof data === "string" ? data : null;

function ClientErrorWords({ error }: { error: ClientErrorBody }) {
  const t = useTexts();
  return (
    <Words heading={clientErrorText(error.reason, error.host)} link={{ to: "/", label: t("Try again") }}>
      {error.reason === "client-unavailable" ? <p>{t("This shop is taking a short break.")}</p> : null}
      {error.reason === "client-not-found" ? <UnknownShopWords /> : null}
      <Contact email={error.email} />
    </Words>
  );
}

/** What to check where a host leads to no shop; it names no other shop and no setting (rule errors-1). */
const UnknownShopWords = () => {
  const t = useTexts();
  return (
    <>
      <p>{t("There is no shop at this address. Please check that")}</p>
      <ul className="list-disc space-y-1 ps-6">
        <li>{t("it’s spelled exactly as you got it, with every letter, hyphen and dot;")}</li>
        <li>{t("nothing is missing at the beginning or the end;")}</li>
        <li>{t("the person who gave it to you still uses it.")}</li>
      </ul>
      <p>{t("Setting up your own shop? Add this address to its domains first, then try again.")}</p>
    </>
  );
};

/** @param text of the route that refused, shown as it is; null where it gave none */
function RefusalWords({ text }: { text: string | null }) {
  const t = useTexts();
  const root = useRouteLoaderData("root") as RootData | undefined;
  return (
    <Words heading={t("Something went wrong.")}>
      <p>{text ?? t("The request could not be answered.")}</p>
      <Contact email={root?.shop.email ?? ""} />
    </Words>
  );
}

function Contact({ email }: { email: string }) {
  const t = useTexts();
  if (!email) return null;
  return (
    <p>
      <RichText
        text={t("Please contact <a>{email}</a>", { email })}
        parts={{
          a: (words) => (
            <a className="underline underline-offset-4" href={`mailto:${email}`}>
              {words}
            </a>
          ),
        }}
      />
    </p>
  );
}

function NotFoundWords({ isTemplate, back }: { isTemplate: boolean; back: WayBack | undefined }) {
  const t = useTexts();
  return (
    <Words heading={isTemplate ? t("Template not found") : t("This page could not be found")} link={back}>
      {isTemplate ? <p>{t("No Template Found!!")}</p> : null}
      <p>{t("It may have moved, or the address may be mistyped.")}</p>
    </Words>
  );
}

function LostConnectionWords() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <Words
      heading={t(lostConnection.heading)}
      link={{ to: pathname + search, label: t(lostConnection.link) }}
    >
      <p>{t(lostConnection.text)}</p>
    </Words>
  );
}

function ServerErrorWords() {
  const t = useTexts();
  return (
    <Words heading={t(serverError.heading)}>
      <p className="font-medium">{t(serverError.exclamation)}</p>
      <p>{t(serverError.text)}</p>
    </Words>
  );
}

function UnavailableWords() {
  const t = useTexts();
  return (
    <Words heading={t(unavailable.heading)}>
      <p>{t(unavailable.text)}</p>
      <p>{t(unavailable.reassurance)}</p>
    </Words>
  );
}

function Words({
  heading,
  link,
  children,
}: {
  heading: string;
  link?: WayBack | undefined;
  children: ReactNode;
}) {
  const t = useTexts();
  const back = link ?? { to: "/", label: t(serverError.link) };
  return (
    <div className="mx-auto flex min-h-[60vh] max-w-xl flex-col items-start justify-center gap-5 px-(--gutter) py-16">
      <h1 className="text-4xl font-medium wrap-anywhere">{heading}</h1>
      <div className="space-y-3 text-lg text-muted">{children}</div>
      <PlainLink
        href={back.to}
        className="inline-flex min-h-12 items-center rounded-base bg-brand px-6 font-medium text-brand-ink"
      >
        {back.label}
      </PlainLink>
    </div>
  );
}
