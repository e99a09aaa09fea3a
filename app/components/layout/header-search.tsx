import { Form } from "@remix-run/react";
import { Icon } from "~/components/ui/icon";
import { searchPath } from "~/paths";

/** The search field of the header. */
export function HeaderSearch() {
  return (
    <Form
      action={searchPath()}
      role="search"
      className="order-3 w-full md:order-2 md:w-auto md:max-w-md md:flex-1"
    >
      <label htmlFor="site-search" className="sr-only">
        Search products
      </label>
      <div className="flex h-11 items-center rounded-pill border border-current/20 bg-surface pl-4 text-ink focus-within:border-ink/60">
        <input
          id="site-search"
          name="q"
          type="search"
          autoComplete="off"
          placeholder="Search products"
          className="w-full min-w-0 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <button
          type="submit"
          aria-label="Search"
          className="inline-flex h-11 w-11 shrink-0 items-center justify-center rounded-pill"
        >
          <Icon name="search" sizePx={20} />
        </button>
      </div>
    </Form>
  );
}
