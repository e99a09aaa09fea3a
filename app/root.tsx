import serifFont from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";
import sansFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { prefixesOf } from "~/components/storefront/layout/language-links";
import { lazyPart } from "~/components/ui/framework/lazy-part";
import { phrase, phraseAgain } from "~/models/platform/texts/phrase";
import { printedPhone } from "~/models/platform/validation/phone";
import { contactEmail } from "~/models/shops/mail/contact-email";
import { languagesOf } from "~/services/storefront/languages-of.server";
import "./styles/app.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { SignInPrompt } from "~/components/accounts/sign-in/sign-in-prompt";
import { BrokenPictures } from "~/components/catalogue/broken-pictures";
import { CardForms } from "~/components/catalogue/card-forms";
import { Hearts } from "~/components/catalogue/hearts";
import { AddedPanelPlace } from "~/components/selling/cart/added-panel-place";
import { Lists } from "~/components/selling/lists/lists";
import { AskKeptPage } from "~/components/storefront/following/ask-kept-page";
import { FollowLinks } from "~/components/storefront/following/follow-links";
import { HoverLists } from "~/components/storefront/following/hover-lists";
import { PageArrival } from "~/components/storefront/following/page-arrival";
import { TellPageViews } from "~/components/storefront/following/tell-event";
import { ConsentBanner } from "~/components/storefront/layout/consent-banner";
import { ErrorScreen, errorTitle } from "~/components/storefront/layout/error-screen";
import { RouteProgress } from "~/components/storefront/layout/route-progress";
import { ErrorTitle } from "~/components/ui/form/error-title";
import { FirstWrongField } from "~/components/ui/form/first-wrong-field";
import { LiveRegion } from "~/components/ui/form/live-region";
import { LostNotice } from "~/components/ui/page/lost-notice";
import type { RootData } from "~/components/ui/page/root-data";
import { useScriptNonce } from "~/components/ui/page/script-nonce";
import { StyleNonceMeta } from "~/components/ui/page/style-nonce";
import { useStyledPage } from "~/components/ui/page/styled-page";
import { ThemeStyle } from "~/components/ui/page/theme-style";
import { useTextLanguage } from "~/components/ui/texts/use-texts";
import { heartWords } from "~/models/catalogue/heart-words";
import { focusCss } from "~/models/content/pictures/focus-css";
import { staticData } from "~/models/platform/page/static-data";
import { isClientError } from "~/models/shops/hosts/client-error";
import { isAdminPath } from "~/models/shops/hosts/is-admin-path";
import { directionOf } from "~/models/shops/settings/language";
import { sellsToConsumers } from "~/models/shops/settings/sells-to-consumers";
import type { ShopLook } from "~/models/shops/settings/shop-look";
import { publicSettings } from "~/models/shops/settings/shop-settings";
import { shopTitle } from "~/models/shops/settings/shop-title";
import { offeredProviders } from "~/models/shops/settings/social-logins";
import { fontUse, themeCss } from "~/models/shops/settings/theme";
import { consentBanner, letsOptOut, mayTrack, trackingServices } from "~/models/shops/settings/tracking";
import { consentRegionHeader, readConsentRegion } from "~/models/shops/visitors/visitor-country";
import { placeView } from "~/models/shops/visitors/visitor-place";
import { captchaView } from "~/services/content/forms/captcha-view.server";
import { findFocusPoints } from "~/services/content/pages/find-focus-points.server";
import { findPolicies } from "~/services/content/pages/find-policies.server";
import { shownTheme } from "~/services/content/pages/shown-theme.server";
import { paymentMarks } from "~/services/payments/shop-promises.server";
import { readNotice } from "~/services/shops/answers/notice-cookie.server";
import { hasConfirmedAge } from "~/services/shops/cookies/age-cookie.server";
import { consentOfCookie } from "~/services/shops/cookies/consent-cookie.server";
import { loadCode } from "~/widgets/loaded-code";
import { WidgetCode } from "~/widgets/widget-code";

/** What every page knows of its shop and its visitor. Nothing here is a secret or a price. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<RootData> {
  const { shop } = context;
  const settings = publicSettings(shop);
  const { general, seo } = settings;
  const active_theme = shownTheme(request.url, settings.active_theme);
  const consent = consentOfCookie(request.headers.get("Cookie"));
  // Who works here is no visitor to count or to ask.
  const isAdmin = isAdminPath(new URL(request.url).pathname);
  const region = readConsentRegion(request.headers.get(consentRegionHeader));
  const tracks = !isAdmin && mayTrack(shop, consent, region);
  const banner = isAdmin ? null : consentBanner(shop, consent, region);
  if (tracks && trackingServices(shop).analytics) context.countBrowser();
  return {
    shop: {
      code: shop.code,
      name: shopTitle(shop),
      titleSuffix: seo.title_suffix || ` | ${shopTitle(shop)}`,
      type: shop.type,
      industry: shop.industry,
      currency: shop.tenant.currency,
      email: contactEmail(shop),
      phone: printedPhone(general.phone),
      headerStyle: active_theme.headerStyle,
      showsHamburger: active_theme.alwaysShowHamburger,
      logo: general.logo,
      tagline: general.tagline,
      language: general.language,
      direction: directionOf(general.language),
      languages: isAdmin ? undefined : languagesOf(context),
      themeCss: staticData(
        `:root{${themeCss(active_theme)}${heartWords()}}${isAdmin ? "" : focusCss(await findFocusPoints(context))}`,
        context.isDocument,
      ),
      loginProviders: offeredProviders(shop),
      hasLists: settings.modules.shopping_list.enable,
      savesForLater: settings.modules.save_for_later.enable,
      fontUse: fontUse(active_theme),
      paymentMarks: paymentMarks(shop),
    },
    visitor: await context.visitorView(),
    place: shop.type === "marketplace" ? placeView(await context.visitorPlace()) : null,
    origin: context.origin,
    hasConfirmedAge: hasConfirmedAge(request),
    notice: readNotice(request),
    consentText: banner === null ? "" : consentWords(banner, settings.tracking.consent_text),
    offersWithdrawal: !isAdmin && sellsToConsumers(shop) ? true : undefined,
    optOut: isAdmin || !letsOptOut(shop, region) ? undefined : tracks ? "open" : "done",
    // Who works is not kept waiting for a first press.
    isOffice: isAdmin,
    tracks,
    legalAge: settings.checkout.legalAge,
    policies: await findPolicies(context),
    captcha: captchaView(context),
    isRefused: (context.isDocument && context.isPost) || undefined,
  };
}

const consentWords = (banner: "ask" | "notice", question: string): string =>
  banner === "ask"
    ? phraseAgain(question)
    : phrase("We count visits and remember what you looked at, to make this shop better.");

export const meta: MetaFunction<typeof loader> = ({ error, data }) =>
  error ? [{ title: errorTitle(error, data?.shop.titleSuffix) }, { name: "robots", content: "noindex" }] : [];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const error = useRouteError();
  const look = lookOfShut(error);
  const css = data?.shop.themeCss ?? (look && { data: look.themeCss });
  const fonts = data?.shop.fontUse ?? look?.fontUse ?? allFonts;
  const nonce = useScriptNonce();
  const page = useStyledPage();
  const texts = useTextLanguage();
  const staff = useRouteLoaderData<StaffData>("routes/admin+/_layout");
  const asksConsent = !error && Boolean(data?.consentText);
  return (
    <html
      // The office is in English, whatever its shop speaks.
      lang={data?.isOffice ? "en" : (data?.shop.language ?? "en")}
      dir={data?.isOffice ? "ltr" : data?.shop.direction}
      data-page={page}
      data-texts={texts === "en" ? undefined : texts}
      data-consent={asksConsent ? "asked" : undefined}
      data-office={staff?.office ? staff.scheme : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <StyleNonceMeta />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {fonts.sans ? <FontPreload href={sansFont} /> : null}
        {fonts.serif ? <FontPreload href={serifFont} /> : null}
        <Links />
        <ThemeStyle css={css} nonce={nonce} />
      </head>
      <body data-at-once={data?.tracks || data?.isOffice ? "" : undefined}>
        <RouteProgress />
        {children}
        <PageArrival />
        <LiveRegion />
        <ErrorTitle />
        <WidgetCode />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** What the layout of staff's pages tells: whether there is an office, and how it looks (rule office-16). */
type StaffData = { office: object | null; scheme: string };

/** Where there is no shop, a page has the built-in look. */
const allFonts = { sans: true, serif: true };

/** The look of a shop whose pages cannot be shown; none of a host without a shop. */
const lookOfShut = (error: unknown): ShopLook | null =>
  isRouteErrorResponse(error) && isClientError(error.data) ? error.data.look : null;

function FontPreload({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}

/**
 * A failed download needs no answer here: `reload-stale-page.ts` hears of it and loads the page anew or says
 * so.
 */
const bringProductPage = () => void loadCode(["product-page"]).catch(() => undefined);

const LanguageOffer = lazyPart(() => import("~/components/storefront/layout/language-offer"));

export default function App() {
  const { consentText, shop, isOffice } = useLoaderData<typeof loader>();
  return (
    <>
      <LostNotice />
      {isOffice ? null : <Hearts />}
      {shop.hasLists && !isOffice ? <Lists /> : null}
      <FirstWrongField>
        <Outlet />
      </FirstWrongField>
      <FollowLinks bringProductPage={bringProductPage} prefixes={prefixesOf(shop.languages)} />
      <AskKeptPage />
      {isOffice ? null : <ShopperParts />}
      <BrokenPictures />
      {consentText ? <ConsentBanner text={consentText} /> : null}
      {shop.languages && !consentText ? <LanguageOffer /> : null}
      <TellPageViews />
    </>
  );
}

/** Parts for shoppers, left out of the office. */
const ShopperParts = () => (
  <>
    <SignInPrompt />
    <HoverLists />
    <CardForms />
    <AddedPanelPlace />
  </>
);

export function ErrorBoundary() {
  return <ErrorScreen />;
}
