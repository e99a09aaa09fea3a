import { useRouteLoaderData } from "@remix-run/react";
import type { StaticData } from "~/models/content/static-data";
import type { CaptchaView } from "~/models/form/captcha";
import type { Policy } from "~/models/policy/shop-policies";
import type { VisitorView } from "~/models/visitor/visitor";

/** What the root loader gives every page. */
export type RootData = {
  shop: {
    code: string;
    name: string;
    type: string;
    industry: string;
    currency: string;
    email: string;
    headerStyle: "light" | "brand";
    showsHamburger: boolean;
    logo: string;
    tagline: string;
    themeCss: StaticData<string>;
    /** Which of our typefaces the theme shows, so that the document preloads no other. */
    fontUse: { sans: boolean; serif: boolean };
  };
  visitor: VisitorView;
  origin: string;
  /** Whether this browser has answered the age confirmation of a tobacco shop (rule popups-4). */
  hasConfirmedAge: boolean;
  legalAge: number;
  /** The policy pages the shop has. */
  policies: Policy[];
  /** The consent banner's words; empty when there is nothing to ask. */
  consentText: string;
  /** Whether events of this visitor may be told to the shop's services. */
  tracks: boolean;
  /** Present where the shop's forms ask for a captcha. */
  captcha?: CaptchaView | undefined;
  /** Told once, on the page after something happened. */
  notice: string[];
};

/** The shop and visitor of the page. Only for components below the root loader, where it cannot be missing. */
export function useRootData(): RootData {
  const data = useRouteLoaderData("root") as RootData | undefined;
  if (!data) throw new Error("Root data is only there below the root route");
  return data;
}
