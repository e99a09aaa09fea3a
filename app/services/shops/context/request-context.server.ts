// @public

import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import type { Visitor, VisitorView } from "~/models/shops/visitors/visitor";
import type { VisitorPlace } from "~/models/shops/visitors/visitor-place";
import type { Config } from "../../platform/config/read-config.server";
import type { FileStore } from "../../platform/file-store/file-store";
import type { WriteCounts } from "../../platform/http/answers/write-counts.server";
import type { PictureWorkers } from "../../platform/media/picture-workers.server";
import type { Remember } from "../changes/data-cache.server";
import type { OriginOf } from "../directory/shop-origins.server";
import type { SecretBox } from "../secrets/secret-box.server";
import type { ShopTexts } from "../texts/texts-of.server";
import type { ShopContext } from "./shop-context.server";

/**
 * What lives as long as the process and serves every request; each area declares its own beside what it is.
 */
export interface ProcessServices {}

/**
 * What a route gets as `context`, made once a request. `shop` throws the client error response when the host
 * names no shop or a shop that is unavailable, so a route can take it as given (rules errors-1 and errors-2).
 */
export type RequestContext = ShopContext &
  Pick<ProcessServices, keyof ProcessServices> & {
    config: Config;
    /** Where the files of shops are kept. */
    fileStore: FileStore;
    /** How many changes each address and customer made in this process. */
    writes: WriteCounts;
    /** Decode what visitors upload; absent in tests, where each photo has a process of its own. */
    photoWorkers?: PictureWorkers | undefined;
    /** Key that signs links and provider returns. */
    secret: string;
    /** Opens the secrets of shops. */
    box: SecretBox;
    requestId: string;
    /** The shop's own origin, regardless of the request's host: rule hosts-1. Empty without a shop. */
    origin: string;
    /** The origin at which the shop's office is (rule hosts-9). Empty without a shop. */
    officeOrigin: string;
    /** Whether the request came to where the shop's office is: only there a session of staff counts. */
    isAtOffice: boolean;
    /** Where a shop of the business is, at one of its hosts. */
    originOf: OriginOf;
    /**
     * The host of the shop that the browser is at, for the way back to it: rule hosts-7. Null at the shop's
     * own origin, and where the request's host does not lead to the shop. Not for links that others get.
     */
    visitedHost: string | null;
    /** What addresses of the page's language begin with, such as `/de`; empty for most (rule locales-2). */
    prefix: string;
    /** The product's words in the language of the page: the shop's, English in the office. */
    texts: ShopTexts;
    /** Whether a whole document is answered, not the data of a page alone. */
    isDocument: boolean;
    /** Whether it answers a post: a page that does says what was refused. */
    isPost: boolean;
    /** Network address attempts are counted by; see `clientAddress`. */
    clientAddress: string;
    /**
     * Who is signed in at a page of `/admin` where the office is, resolved once on first use; null elsewhere
     * (rule staff-5). On these pages they are the actor.
     */
    staff: () => Promise<SignedInStaff | null>;
    /** Session, customer and cart of the request, resolved once on first use. */
    visitor: () => Promise<Visitor>;
    /**
     * Where a marketplace's visitor is and whom they prefer, resolved once on first use; kept pages have it
     * in their key.
     */
    visitorPlace: () => Promise<VisitorPlace>;
    /** What the header shows of the visitor, resolved once on first use. */
    visitorView: () => Promise<VisitorView>;
    /**
     * Says what this page shows (`product:12`, `category:3`, `template:9`), so that a change purges just
     * these pages.
     */
    addCacheTags: (...tags: string[]) => void;
    /**
     * Remembers in this process what many pages share, until one of its tags changes; see `DataCache`. What
     * comes back is shown by this page as if it had been loaded for it.
     */
    remember: Remember;
    /** Takes the finished document in place of the response's body, where the page cache renders. */
    takeDocument?: (html: Buffer) => true;
    /** Lets this page run and show what its owner wrote into it. */
    allowSources: (...sources: PageSource[]) => void;
    /** What was let in so far. */
    pageSources: () => PageSource[];
    /** Says that this page answers a search that found nothing, which counts whenever it is sent. */
    noteMissedSearch: (keyword: string) => void;
    /** Says that services count this page's browser, which gets its id with it (rule tracking-2). */
    countBrowser: () => void;
    /** Excludes this page from the shared cache, because it contains something personal. */
    doNotCache: () => void;
  };

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends RequestContext {}
}
