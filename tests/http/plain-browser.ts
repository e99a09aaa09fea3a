import type { Answer, Send } from "./runner/answer";
import { CookieJar } from "./runner/cookie-jar";

/** A browser without scripts, at one shop. `call` is what a script of the shop's pages would send. */
export function openPlainBrowser(send: Send, origin: string) {
  const jar = new CookieJar();
  const ask = async (
    method: string,
    path: string,
    type = "",
    body: string | Buffer = "",
  ): Promise<Answer> => {
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
    /** Sends a form with a file in one of its fields: a text of rows, or what is said. */
    upload: (
      path: string,
      fields: Record<string, string>,
      [name, content]: [name: string, content: string | Uint8Array],
      [fileName, type]: [name: string, type: string] = ["rows.csv", "text/csv"],
    ) => {
      const part = (text: string) => `--part\r\nContent-Disposition: form-data; ${text}`;
      const head = [
        ...Object.entries(fields).map(([key, value]) => part(`name="${key}"\r\n\r\n${value}\r\n`)),
        part(`name="${name}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`),
      ].join("");
      const body = Buffer.concat([
        Buffer.from(head),
        typeof content === "string" ? Buffer.from(content) : content,
        Buffer.from("\r\n--part--\r\n"),
      ]);
      return ask("POST", path, "multipart/form-data; boundary=part", body);
    },
    call: async (path: string, body: object) => {
      const answer = await ask("POST", path, "application/json", JSON.stringify(body));
      return { ...answer, json: JSON.parse(answer.body) };
    },
  };
}
