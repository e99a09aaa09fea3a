import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useRootData } from "../page/root-data";
import { type CaptchaApi, loadCaptcha } from "./captcha-script";

/** The captcha is reset this long after its token was used (rule forms-12). */
const resetDelayMs = 1000;

type Asking = { resolve: (token: string) => void; reject: (reason: Error) => void };

/** Asked again before it had answered: only the last counts. */
export class CaptchaSuperseded extends Error {
  override readonly name = "CaptchaSuperseded";
}

/** A form's captcha. Where the shop has none, `isOn` is false and the token is empty. */
export type FormCaptcha = {
  isOn: boolean;
  container: RefObject<HTMLDivElement>;
  /** Starts loading the script, on the first touch of the form and never before. */
  prepare: () => void;
  /** A fresh token. Rejects when there is none to be had; the captcha is then as new. */
  getToken: () => Promise<string>;
};

/** The captcha of one form, invisible until its provider wants to see more (rule forms-12). */
export function useCaptcha(): FormCaptcha {
  const { captcha } = useRootData();
  const container = useRef<HTMLDivElement>(null);
  const placed = useRef<{ api: CaptchaApi; id: number } | null>(null);
  const asking = useRef<Asking | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const prepare = useCallback(() => {
    if (captcha) loadCaptcha(captcha.scriptUrl).catch(() => {});
  }, [captcha]);

  const getToken = useCallback(async () => {
    if (!captcha) return "";
    const api = await loadCaptcha(captcha.scriptUrl);
    asking.current?.reject(new CaptchaSuperseded());
    const fail = () => asking.current?.reject(new Error("the captcha failed"));
    // Once it has answered it stays silent until it is reset, and a second press may come before that is
    // done.
    if (placed.current) api.reset(placed.current.id);
    else if (container.current)
      placed.current = {
        api,
        id: api.render(container.current, {
          sitekey: captcha.siteKey,
          size: "invisible",
          callback: (token) => asking.current?.resolve(token),
          "error-callback": fail,
          "expired-callback": fail,
        }),
      };
    const widget = placed.current;
    if (!widget) throw new Error("the captcha has no place");
    clearTimeout(timer.current);
    try {
      const token = await new Promise<string>((resolve, reject) => {
        asking.current = { resolve, reject };
        api.execute(widget.id);
      });
      timer.current = setTimeout(() => api.reset(widget.id), resetDelayMs);
      return token;
    } catch (error) {
      if (!(error instanceof CaptchaSuperseded)) api.reset(widget.id);
      throw error;
    }
  }, [captcha]);

  return { isOn: captcha !== undefined, container, prepare, getToken };
}
