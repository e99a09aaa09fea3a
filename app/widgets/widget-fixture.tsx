import { RemixServer } from "@remix-run/react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RootData } from "~/components/ui/page/root-data";
import type { WidgetDeclaration } from "~/models/content/widgets/widget-declaration";

/** What the root loader gives the pages of a test. */
export const rootFixture: RootData = {
  shop: {
    code: "acme",
    name: "Acme",
    titleSuffix: "",
    type: "essential",
    industry: "general",
    currency: "USD",
    email: "hello@acme.example",
    headerStyle: "light",
    showsHamburger: false,
    logo: "",
    tagline: "",
    language: "en",
    direction: "ltr",
    themeCss: { data: "" },
    loginProviders: [],
    hasLists: true,
    phone: "(207) 555-0142",
    savesForLater: true,
    paymentMarks: [],
    fontUse: { sans: true, serif: false },
  },
  visitor: { isSignedIn: false, firstName: "", cartCount: 0, favorites: "", hasUnread: false },
  place: null,
  origin: "http://acme.localhost",
  hasConfirmedAge: false,
  legalAge: 21,
  policies: [],
  consentText: "",
  tracks: false,
  isOffice: false,
  notice: null,
};

/**
 * `error` is what the page failed with; then the part is shown as its error screen. `answer` is what a form
 * of it was answered that a browser posted without a script.
 */
type Page = { path?: string; root?: RootData; error?: unknown; answer?: unknown };

/** The HTML a widget gives on a page of a shop, as the server writes it. */
export const renderOnPage = (widget: ReactNode, page: Page = {}): string =>
  renderToStaticMarkup(onPage(widget, page));

/** A widget on a page of a shop, from which no way leads on. */
export function onPage(
  widget: ReactNode,
  { path = "/", root = rootFixture, error, answer }: Page = {},
): ReactElement {
  type Context = ComponentProps<typeof RemixServer>["context"];
  const route = { id: "root", path: "*", hasErrorBoundary: true };
  const asset = {
    module: "",
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
  };
  const context: Context = {
    manifest: {
      entry: { imports: [], module: "" },
      routes: { root: { ...asset, ...route } },
      url: "",
      version: "",
    },
    // The page is nothing but the widget.
    routeModules: {
      root: { default: () => widget, ErrorBoundary: error === undefined ? Failed : () => widget },
    },
    staticHandlerContext: {
      basename: "/",
      location: { pathname: path, search: "", hash: "", state: null, key: "default" },
      matches: [{ params: {}, pathname: "/", pathnameBase: "/", route }],
      loaderData: { root },
      actionData: answer === undefined ? null : { root: answer },
      errors: error === undefined ? null : { root: error },
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_lazyRouteDiscovery: true,
      v3_singleFetch: true,
    },
    isSpaMode: false,
    serializeError: () => ({ message: "", stack: "" }),
    renderMeta: {},
  };
  return <RemixServer context={context} url={`http://acme.localhost${path}`} />;
}

function Failed() {
  return "the widget failed";
}

/** Properties as a type of widget reads them. */
export const propsOf = <Props,>(declared: WidgetDeclaration<Props, unknown>, props: object = {}): Props =>
  declared.read({ props: { ...props }, items: [] }).props;

/** An item as a type of widget reads it, from plain values; `{ value, label }` gives a label too. */
export function itemOf<Item>(
  declared: WidgetDeclaration<unknown, Item>,
  fields: Record<string, string | number | boolean | { value: string; label: string }>,
): Item {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    typeof field === "object" ? field : { value: field, label: "" },
  ]);
  const [item] = declared.read({ props: {}, items: [Object.fromEntries(entries)] }).items;
  if (item === undefined) throw new Error("the item was not read");
  return item;
}
