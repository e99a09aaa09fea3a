// @public

import { useRouteLoaderData } from "@remix-run/react";
import type { CaptchaView } from "~/models/platform/form/captcha";
import type { StaticData } from "~/models/platform/page/static-data";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import type { ShopLanguage } from "~/models/shops/locales/shop-language";
import type { PageNoticeView } from "~/models/shops/pages/page-notice-view";
import type { Policy } from "~/models/shops/settings/shop-policies";
import type { VisitorView } from "~/models/shops/visitors/visitor";
import type { PlaceView } from "~/models/shops/visitors/visitor-place";

/** What the root loader gives every page. */
export type RootData = {
  shop: {
    code: string;
    name: string;
    /** What the title of a page of one visitor ends with, such as ` | Harbor & Pine`. */
    titleSuffix: string;
    type: string;
    industry: string;
    currency: string;
    email: string;
    /** As it is printed; empty for none. */
    phone: string;
    headerStyle: "light" | "brand";
    showsHamburger: boolean;
    logo: string;
    tagline: string;
    /** The tag of the language of its texts. */
    language: string;
    direction: "ltr" | "rtl";
    /** All languages of the shop; absent where there is one. */
    languages?: ShopLanguage[] | undefined;
    themeCss: StaticData<string>;
    /** Services to sign in with. */
    loginProviders: SocialProvider[];
    /** Whether customers have shopping lists (rule lists-1). */
    hasLists: boolean;
    /** Whether customers may save lines of the cart for later. */
    savesForLater: boolean;
    /** Its ways to pay: names of cards and wallets, and 'Bank transfer' or 'Cash on delivery'. */
    paymentMarks: string[];
    /** The bundled typefaces the theme uses, which the document preloads. */
    fontUse: { sans: boolean; serif: boolean };
  };
  visitor: VisitorView;
  /** Where the visitor of a marketplace is; null elsewhere. */
  place: PlaceView | null;
  origin: string;
  /** Whether this browser has confirmed the age for a tobacco shop (rule popups-4). */
  hasConfirmedAge: boolean;
  legalAge: number;
  /** The shop's policy pages. */
  policies: Policy[];
  /** Text of the consent banner; empty without one. */
  consentText: string;
  /** Whether its consumers may withdraw from a contract (rule withdrawals-1); absent where none may. */
  offersWithdrawal?: true | undefined;
  /** Whether a visitor may forbid that their data are sold or shared, or did; absent where none need to. */
  optOut?: "open" | "done" | undefined;
  /** Whether this visitor may be tracked. */
  tracks: boolean;
  /** Whether it is a page of `/admin`, whose scripts are loaded at once. */
  isOffice: boolean;
  /** Set if the shop's forms require a captcha. */
  captcha?: CaptchaView | undefined;
  /** Whether the document answers a form that was refused. */
  isRefused?: true | undefined;
  /** One-time messages about what just happened. */
  notice: PageNoticeView | null;
};

/**
 * The shop and visitor of the page. Only for components below the root loader, where it is always available.
 */
export function useRootData(): RootData {
  const data = useRouteLoaderData("root") as RootData | undefined;
  if (!data) throw new Error("Root data is only there below the root route");
  return data;
}
