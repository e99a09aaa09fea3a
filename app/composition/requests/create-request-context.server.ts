import { redirectDocument } from "@remix-run/node";
import { shopper } from "~/models/shops/actors/actor";
import { staffActor } from "~/models/shops/actors/signed-in-staff";
import {
  type ClientProblem,
  clientAvailability,
  servesWhilePaused,
  shopNotFound,
} from "~/models/shops/hosts/client-availability";
import type { ClientErrorBody } from "~/models/shops/hosts/client-error";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import { isAdminPath } from "~/models/shops/hosts/is-admin-path";
import { isHostOf } from "~/models/shops/hosts/is-host-of";
import { hostName, officeOf } from "~/models/shops/hosts/resolve-host";
import { localeOf } from "~/models/shops/locales/locale";
import { contactEmail } from "~/models/shops/mail/contact-email";
import { ownersOf } from "~/models/shops/settings/owners";
import { shopLook } from "~/models/shops/settings/shop-look";
import type { Shop } from "~/models/shops/shop";
import { type Visitor, type VisitorView, visitorView } from "~/models/shops/visitors/visitor";
import { findVisitor } from "~/services/accounts/sessions/find-visitor.server";
import type { CatalogueIndexes } from "~/services/catalogue/index/catalogue-indexes.server";
import type { PageEditors } from "~/services/content/builder/page-editors.server";
import type { AddressCounts } from "~/services/content/tracking/address-counts.server";
import { countUnread } from "~/services/conversations/inbox/count-unread.server";
import type { MessageStreams } from "~/services/conversations/inbox/message-streams.server";
import { findVisitorPlace } from "~/services/marketplace/find-visitor-place.server";
import type { PostalPlaces } from "~/services/marketplace/postal-places.server";
import {
  type MissedSearch,
  missedSearchOf,
  type SearchCounts,
} from "~/services/numbers/search-counts.server";
import type { Config } from "~/services/platform/config/read-config.server";
import type { Db } from "~/services/platform/db/pool/open-pool.server";
import type { TenantDatabases } from "~/services/platform/db/start/tenant-databases.server";
import type { FileStore } from "~/services/platform/file-store/file-store";
import { WriteCounts } from "~/services/platform/http/answers/write-counts.server";
import { clientIp, type IsTrustedProxy } from "~/services/platform/http/hosts/client-address.server";
import { hostOfRequest } from "~/services/platform/http/hosts/host-of-request.server";
import type { Log } from "~/services/platform/log/log.server";
import type { PictureWorkers } from "~/services/platform/media/picture-workers.server";
import { badgeCount } from "~/services/selling/cart/badge-count.server";
import { listFavoriteIds } from "~/services/selling/favorites/list-favorite-ids.server";
import type { DataCache } from "~/services/shops/changes/data-cache.server";
import type { RequestContext } from "~/services/shops/context/request-context.server";
import { officeOrigin } from "~/services/shops/directory/office-origin.server";
import { rightAddress } from "~/services/shops/directory/right-address.server";
import type { OriginOf } from "~/services/shops/directory/shop-origins.server";
import type { SecretBox } from "~/services/shops/secrets/secret-box.server";
import { englishTexts, textsOf } from "~/services/shops/texts/texts-of.server";
import { findStaff } from "~/services/staff/members/find-staff.server";
import { areaHandlers } from "../area-handlers.server";
import { sharedVisitor } from "../page-cache/shared-visitor.server";

/** What requests of a process share. */
export type ProcessParts = {
  config: Config;
  db: Db;
  /**
   * The database with a tenant's share of its connections; absent if there is one tenant at a time, as in
   * tests.
   */
  databaseOf?: TenantDatabases | undefined;
  log: Log;
  fileStore: FileStore;
  now: () => Date;
  secret: string;
  box: SecretBox;
  data: DataCache;
  catalogue: CatalogueIndexes;
  places: PostalPlaces;
  messageStreams: MessageStreams;
  pageEditors: PageEditors;
  addressCounts: AddressCounts;
  searchCounts: SearchCounts;
  /** Absent where nothing is changed: kept pages. */
  writes?: WriteCounts | undefined;
  /** Decode what visitors upload; absent where nothing is uploaded, and in tests. */
  photoWorkers?: PictureWorkers | undefined;
  /** Proxies whose `X-Forwarded-For` is trusted; absent for none. */
  isTrustedProxy?: IsTrustedProxy;
  originOf: OriginOf;
};

/** The visitor a shared page is rendered for, with placeholders for personal values. */
export type PlaceholderVisitor = { visitor: Visitor; view: VisitorView };

/**
 * Where a request comes from: a socket with another end, or the page cache, which renders a page to be
 * shared.
 */
type RequestOrigin = {
  peer?: string | undefined;
  isShared?: boolean;
  placeholder?: PlaceholderVisitor | undefined;
};

/** What a finished request reports to the page cache, and what is counted when its page is sent. */
export type PageNotes = {
  tags: Set<string>;
  isCacheable: boolean;
  missedSearch: MissedSearch | null;
  /** The origin of the shop whose services count the page's browser; null for none. */
  countedAt: string | null;
};

/**
 * Creates the context of a request. Visitor and header view are looked up on first use, once.
 * @param shop of the host, or null if it belongs to none
 * @param from the address of the socket's other end; of a shared page the visitor it is rendered for, if any
 */
export function createRequestContext(
  parts: ProcessParts,
  request: Request,
  shop: Shop | null,
  requestId: string,
  from: RequestOrigin = {},
): { context: RequestContext; notes: PageNotes } {
  const notes: PageNotes = {
    tags: new Set(["shop", "settings"]),
    isCacheable: true,
    missedSearch: null,
    countedAt: null,
  };
  const allowedSources = new Set<PageSource>();
  const url = new URL(request.url);
  const { placeholder } = from;
  const sharedUse = from.isShared ? "shared page" : undefined;
  const isAdmin = isAdminPath(url.pathname);
  const { officeDomain } = parts.config;
  const isAtOffice = isAdmin && (officeDomain === undefined || officeOf(url.host, officeDomain) !== null);
  // A page that the router asks for as data, at the wrong host of its shop: the browser goes there.
  const elsewhere = shop && rightAddress({ url: pageOfData(url), host: url.host }, shop, parts);
  const available = () => {
    if (elsewhere) throw redirectDocument(elsewhere);
    const problem = clientAvailability(shop);
    // Staff get a shop ready before it opens, and mend one that is shut.
    const isShut = problem && !(isAdmin && problem.reason !== "client-not-found");
    const goesOn = shop !== null && servesWhilePaused(shop, url.pathname);
    if (!shop || (isShut && !goesOn)) throw clientErrorResponse(problem, askedHost(request, url), shop);
    return shop;
  };
  const context: RequestContext = {
    ...parts,
    handlers: areaHandlers,
    db: shop && parts.databaseOf ? parts.databaseOf(shop.tenant.id, sharedUse) : parts.db,
    log: parts.log.with({ requestId, ...(shop ? { shop: shop.code } : {}) }),
    requestId,
    writes: parts.writes ?? new WriteCounts(),
    isDocument: asksForDocument(url),
    isPost: request.method === "POST",
    get origin() {
      return shop ? parts.originOf(shop) : "";
    },
    get officeOrigin() {
      return shop ? officeOrigin(shop, parts) : "";
    },
    isAtOffice,
    prefix: shop ? localeOf(shop).prefix : "",
    get texts() {
      return isAdmin || !shop || clientAvailability(shop) ? englishTexts : textsOf(shop);
    },
    get visitedHost() {
      return shop ? visitedHost(parts, shop, url.host) : null;
    },
    clientAddress: clientIp(
      from.peer,
      request.headers.get("x-forwarded-for") ?? undefined,
      parts.isTrustedProxy,
    ),
    get tenant() {
      return available().tenant;
    },
    get shop() {
      return available();
    },
    visitor: once(async () =>
      placeholder ? sharedVisitor(placeholder.visitor, context.doNotCache) : findVisitor(context, request),
    ),
    staff: once(async () => (isAtOffice ? findStaff(context, request) : null)),
    actor: once(async () => {
      const member = await context.staff();
      const tenantId = context.tenant.id;
      return member ? staffActor(tenantId, member) : shopper(tenantId, await context.visitor());
    }),
    visitorPlace: once(() => findVisitorPlace(context, request.headers.get("Cookie"))),
    visitorView: once(async () => {
      if (placeholder) return placeholder.view;
      const visitor = await context.visitor();
      return visitorView(visitor, {
        cartCount: await badgeCount(context, visitor),
        favorites: visitor.customer ? (await listFavoriteIds(context, visitor.customer.id)).join(",") : "",
        hasUnread: visitor.customer ? (await countUnread(context, visitor.customer.id)) > 0 : false,
      });
    }),
    remember: (key, load) =>
      parts.data.get(ownersOf(context.shop), spokenKey(key, context.shop), context.addCacheTags, load),
    addCacheTags: (...tags) => {
      for (const tag of tags) notes.tags.add(tag);
    },
    allowSources: (...sources) => {
      for (const source of sources) allowedSources.add(source);
    },
    pageSources: () => [...allowedSources],
    noteMissedSearch: (keyword) => {
      notes.missedSearch = missedSearchOf(context.shop, keyword);
    },
    countBrowser: () => {
      notes.countedAt = context.origin;
    },
    doNotCache: () => {
      notes.isCacheable = false;
    },
  };
  return { context, notes };
}

/** The requested host for error messages: for API calls the one in `client-domain`. */
function askedHost(request: Request, { pathname, host }: URL): string {
  const named = request.headers.get("client-domain");
  return hostOfRequest({ url: pathname, headers: { host, ...(named ? { "client-domain": named } : {}) } });
}

function clientErrorResponse(problem: ClientProblem | null, host: string, shop: Shop | null): Response {
  const { status, reason, message } = problem ?? shopNotFound;
  const body: ClientErrorBody = {
    reason,
    message,
    host,
    email: shop ? contactEmail(shop) : "",
    // A seller's shop that is shut is answered like one that never was.
    look: shop && reason !== "client-not-found" ? shopLook(shop) : null,
  };
  return Response.json(body, { status, statusText: message });
}

/** Remix asks for the data of a page alone by another address. */
const asksForDocument = ({ pathname }: URL): boolean => !pathname.endsWith(".data");

/** The address of the page whose data are asked for. */
function pageOfData({ pathname, search }: URL): string {
  const page = pathname.replace(/(?:^\/_root)?\.data$/, "") || "/";
  const query = new URLSearchParams(search);
  query.delete("_routes");
  return query.size > 0 ? `${page}?${query}` : page;
}

/** The request's host where it leads to the shop and is not the one its addresses name. */
function visitedHost({ config, originOf }: ProcessParts, shop: Shop, host: string): string | null {
  const name = hostName(host);
  return name !== new URL(originOf(shop)).hostname && isHostOf(shop, name, config) ? name : null;
}

/** What is remembered of a page is in its language and market; of most shops they are the only ones. */
const spokenKey = (key: string, { locale }: Shop): string =>
  locale ? `${[locale.language, locale.market].filter(Boolean).join("@")} ${key}` : key;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
