/** The part of the captcha's script that is used. */
export type CaptchaApi = {
  ready: (then: () => void) => void;
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      size: "invisible";
      callback: (token: string) => void;
      "error-callback": () => void;
      "expired-callback": () => void;
    },
  ) => number;
  execute: (widgetId: number) => void;
  reset: (widgetId: number) => void;
};

declare global {
  interface Window {
    grecaptcha?: CaptchaApi;
  }
}

/**
 * Loads the captcha's script, once for all forms of a page.
 * @throws Error when it cannot be loaded; the next call tries again
 */
export async function loadCaptcha(scriptUrl: string): Promise<CaptchaApi> {
  if (!window.grecaptcha) await loadScript(`${scriptUrl}?render=explicit`);
  const api = window.grecaptcha;
  if (!api) throw new Error("the captcha's script brought no captcha");
  return new Promise((resolve) => api.ready(() => resolve(api)));
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const present = [...document.scripts].find((script) => script.src === src);
    const script = present ?? document.createElement("script");
    script.addEventListener("load", () => resolve(), { once: true });
    script.addEventListener(
      "error",
      () => {
        script.remove();
        reject(new Error("the captcha's script did not load"));
      },
      { once: true },
    );
    if (present) return;
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}
