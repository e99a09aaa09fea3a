import type { Answer, Send } from "./runner/answer";
import { CookieJar } from "./runner/cookie-jar";

/** A browser without scripts, at one shop. `call` is what a script of the shop's pages would send. */
export function openPlainBrowser(send: Send, origin: string) {
  const jar = new CookieJar();
  const ask = async (method: string, path: string, type = "", body = ""): Promise<Answer> => {
    const url = new URL(path, origin);
    const headers = {
      Host: url.host,
      Accept: "text/html",
      Cookie: jar.header(url.host),
      ...(type ? { "Content-Type": type, Origin: origin } : {}),
    };
    const answer = await send({ method, url, headers, body });
    jar.keep(url.host, answer.setCookies, Date.now());
    return answer;
  };
  return {
    get: (path: string) => ask("GET", path),
    /** Has a cookie that another browser was given. @param cookie a `Set-Cookie` value */
    bring: (cookie: string) => jar.keep(new URL(origin).host, [cookie], Date.now()),
    post: (path: string, fields: Record<string, string> | [name: string, value: string][]) =>
      ask("POST", path, "application/x-www-form-urlencoded", new URLSearchParams(fields).toString()),
    /** Sends a form with a text file in one of its fields. */
    upload: (path: string, fields: Record<string, string>, [name, text]: [name: string, text: string]) => {
      const parts = [
        ...Object.entries(fields).map(([key, value]) => `name="${key}"\r\n\r\n${value}`),
        `name="${name}"; filename="rows.csv"\r\nContent-Type: text/csv\r\n\r\n${text}`,
      ];
      const body = parts.map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`).join("");
      return ask("POST", path, "multipart/form-data; boundary=part", `${body}--part--\r\n`);
    },
    call: async (path: string, body: object) => {
      const answer = await ask("POST", path, "application/json", JSON.stringify(body));
      return { ...answer, json: JSON.parse(answer.body) };
    },
  };
}
