import { declareWidget, noItems, type PropsOf } from "~/models/content/widgets/widget-declaration";

/** A part of the header: what it shows comes from the shop and its visitor. */
const headerPart = (title: string, help: string) =>
  declareWidget({ title, help, isOfFrame: true, props: {}, items: noItems });

/** The parts of a header, by the type that a placeholder names. */
export const declarations = {
  "account-menu": headerPart("Account", "Leads to the visitor’s account, or to sign in."),
  "cart-link": headerPart("Cart", "Leads to the cart and says how much is in it."),
  logo: headerPart("Logo", "The logo of the settings, or else the shop’s name."),
  "menu-button": headerPart("Menu button", "Opens the menus on a phone."),
  "search-bar": headerPart("Search", "The field to search the shop with."),
} as const;

/** Properties of each of them. */
export type Props = PropsOf<(typeof declarations)["logo"]>;
