// @public

import { createValidator, type Validator } from "remix-validated-form";

/** A form's rules that come when the visitor turns to the form. `prepare` starts fetching them. */
export type LaterValidator<Data> = Validator<Data> & { prepare: () => void };

/**
 * The server applies the same rules to what arrives, so a form whose rules cannot be had, or that is all
 * buttons, is sent without them.
 */
export const serverDecides = createValidator<never>({
  validate: async (data) => ({ data: data as never, error: undefined }),
  validateField: async () => ({}),
});

/**
 * Rules that a page is shown without: most who see a form at a page's foot never fill it in, and the rules
 * weigh more than the rest of the page's own script.
 * @param load brings the rules; asked again when it failed
 */
export function laterValidator<Data>(load: () => Promise<Validator<Data>>): LaterValidator<Data> {
  let loading: Promise<Validator<Data>> | null = null;
  const loaded = () => {
    loading ??= load().catch(() => {
      loading = null;
      return serverDecides;
    });
    return loading;
  };
  return {
    prepare: () => void loaded(),
    validate: async (data) => (await loaded()).validate(data),
  };
}
