/**
 * What `npm test` leaves to the long tests: it costs more than it finds in each run, for it serves what is
 * off by default, seldom changes, or is tried at its core by a test that stays. `npm run test:long` has all
 * of it, before a release, and `npm run check` what a change touches; see docs/testing.md.
 */
const files = {
  services: [
    // Many machines.
    "app/services/machines/**",
    "app/services/office/host/works/move-work.server.test.ts",
    // The database beside us: each live test starts and stops one.
    "app/services/platform/db/start/start-database.server.test.ts",
    // Whole marketplaces as folders: the parts of applying have tests of their own.
    "app/services/files/folders/merge-marketplace.server.test.ts",
    "app/services/files/folders/marketplace-folder.server.test.ts",
    "app/services/files/folders/demo-marketplace.server.test.ts",
    "app/services/files/folders/archived-products.server.test.ts",
    "app/services/files/folders/few-columns.server.test.ts",
    "app/services/files/folders/three-way-apply.server.test.ts",
    "app/services/files/folders/any-sequence.server.test.ts",
    "app/services/files/folders/translated-folder.server.test.ts",
    "app/services/files/folders/imported-ratings.server.test.ts",
    "app/services/files/folders/merge/merge-sellers.server.test.ts",
    "app/services/shops/audit/audit-of-files.server.test.ts",
    "app/services/files/seed/**",
    // What other systems export: done once in a shop's life.
    "app/services/files/moving/**",
    // A third way to pay, over the parts that Stripe and PayPal try.
    "app/services/payments/providers/klarna/**",
    "app/services/platform/file-store/s3-store.server.test.ts",
  ],
  http: [
    // A hostile script in a browser: office-hosts.test.ts and the policies' tests hold what keeps it out.
    "tests/http/owner-scripts.test.ts",
    // Every page in another language: catalogues of texts are whole by texts.test.ts, and components that
    // hold words of their own are found by it.
    "tests/http/pages/shop-language.test.ts",
    // Many processes and nodes.
    "tests/http/pages/segmented-page-cache.test.ts",
    "tests/http/cluster.test.ts",
    // The day of an office over HTTP: each of its screens has its own test, and office.spec.ts walks.
    "tests/http/office-day.test.ts",
  ],
  live: [
    // Many processes, each on a server of its own.
    "tests/live/two-processes.test.ts",
    "tests/live/every-core.test.ts",
    "tests/live/moved-tenant.test.ts",
    "tests/live/pooled-and-replicated.test.ts",
    "tests/live/two-nodes-on-s3.test.ts",
    "tests/live/private-database.test.ts",
    "tests/live/backup.test.ts",
  ],
  journeys: [
    "office-day/**",
    // Axe, widths, stops of the Tab key and long words beyond the pages that short-walk.spec.ts visits.
    "access/accessibility.spec.ts",
    "access/heard.spec.ts",
    "access/tab-stops.spec.ts",
    "pages/walks.spec.ts",
    "access/long-words.spec.ts",
    "pages/other-shops.spec.ts",
    // Lines that are lost at each step: forms.spec.ts loses some every day.
    "resilience/lost-connection.spec.ts",
    // Layout that seldom changes. The same styles are walked with scripts (short-walk.spec.ts), pages without
    // scripts over HTTP (JOURNEYS=plain), and what mails say is tried in their models.
    "pages/plain-pages.spec.ts",
    "pages/mail-layout.spec.ts",
    "pages/banners.spec.ts",
  ],
  // Over HTTP, as a browser without scripts makes them, they stay.
  "journeys in a browser": [
    // Carousels, popups, pictures and parts of the page that stay: components' tests hold what they do with
    // time and touches, early-presses.spec.ts and widget-code.spec.ts that they come.
    "pages/pages.spec.ts",
    "pages/static-parts.spec.ts",
    "catalogue/pictures.spec.ts",
    "catalogue/recently-viewed.spec.ts",
    "resilience/steadiness.spec.ts",
    // Scripts of owners, calls that fail and passkeys: what may run, what is answered and what is checked has
    // tests over HTTP and of services, and forms.spec.ts has a form that is lost.
    "pages/own-scripts.spec.ts",
    "resilience/failures.spec.ts",
    "accounts/passkeys.spec.ts",
    // Whole purchases by ear and with one thumb: customer-buys.spec.ts buys by touch every day.
    "access/by-ear.spec.ts",
    "access/one-hand.spec.ts",
    // The same ways are made over HTTP without scripts.
    "accounts/lists.spec.ts",
    "accounts/social-login.spec.ts",
    "buying/downloads.spec.ts",
    "buying/guest-buys.spec.ts",
    "catalogue/reviews.spec.ts",
  ],
};

/** Whether all of them run. */
export const hasLongTests = process.env.LONG_TESTS === "on";

/**
 * Files of a suite that are not run, all of them with `LONG_TESTS=on`.
 * @returns patterns, of journeys below `tests/journeys`
 */
export const leftToLongTests = (suite: keyof typeof files): string[] => (hasLongTests ? [] : files[suite]);
