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
  const api = window.grecaptcha ?? (await loadScript(`${scriptUrl}?render=explicit`));
  return new Promise((resolve) => api.ready(() => resolve(api)));
}

function loadScript(src: string): Promise<CaptchaApi> {
  return new Promise((resolve, reject) => {
    const present = [...document.scripts].find((script) => script.src === src);
    const script = present ?? document.createElement("script");
    const end = () => {
      if (window.grecaptcha) return resolve(window.grecaptcha);
      // One that stays would be waited for by the next call, and it tells of its end only once.
      script.remove();
      reject(new Error("the captcha's script did not load, or brought no captcha"));
    };
    script.addEventListener("load", end, { once: true });
    script.addEventListener("error", end, { once: true });
    if (present) return;
    script.src = src;
    script.async = true;
    document.head.append(script);
  });
}
