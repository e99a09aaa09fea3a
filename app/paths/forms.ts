import { sentParameter } from "../paths";

/**
 * The page a form was sent from, with a mark that it was sent, scrolled to the form.
 * @param returnTo a validated path of the shop
 * @param form its name, and the id of its element
 */
export function sentPath(returnTo: string, form: { name: string; elementId: string }): string {
  const url = new URL(returnTo, "http://shop.invalid");
  url.searchParams.set(sentParameter, form.name);
  return `${url.pathname}${url.search}#${encodeURIComponent(form.elementId)}`;
}
