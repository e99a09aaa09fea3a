import { phrase } from "~/models/platform/texts/phrase";
import { type SocialLink, type SocialNetwork, socialNames } from "~/models/shops/pages/social-networks";
import type { WidgetProps } from "../widget";
import type { Item, Props } from "./schema";

/** Simple icons on a 24 px grid, in the text color. */
const marks: Record<SocialNetwork, string> = {
  facebook:
    "M14 21v-8h3l.5-3.5H14V7.4c0-1 .4-1.7 1.8-1.7h1.9V2.6C17.3 2.5 16.3 2.4 15.2 2.4c-2.6 0-4.4 1.6-4.4 4.5v2.6H8V13h2.8v8z",
  youtube:
    "M3 7.5C3.2 6 4 5.4 5.4 5.3 9.8 4.9 14.2 4.9 18.6 5.3 20 5.4 20.8 6 21 7.5c.3 3 .3 6 0 9-.2 1.5-1 2.1-2.4 2.2-4.4.4-8.8.4-13.2 0C4 18.6 3.2 18 3 16.5c-.3-3-.3-6 0-9zM10 8.8v6.4l5.5-3.2z",
  twitter:
    "M4 4l6.3 8.4L4.2 20h2.1l4.9-6.2L16 20h4.5l-6.6-8.8L19.6 4h-2.1l-4.5 5.7L8.6 4zm3 1.6h1l9.5 12.8h-1z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z",
  pinterest:
    "M12 3a9 9 0 0 0-3.4 17.3c0-.9 0-1.8.2-2.6l1.2-4.9s-.3-.6-.3-1.5c0-1.4.8-2.4 1.8-2.4.9 0 1.3.6 1.3 1.4 0 .9-.5 2.2-.8 3.4-.3 1 .5 1.8 1.5 1.8 1.8 0 3-2.3 3-5 0-2.1-1.4-3.6-3.9-3.6a4.5 4.5 0 0 0-4.7 4.5c0 .8.2 1.4.6 1.9l-.3 1.2c-1.2-.6-1.9-2-1.9-3.4 0-2.8 2.4-6.2 7-6.2 3.7 0 6.2 2.7 6.2 5.6 0 3.8-2.1 6.7-5.2 6.7-1 0-2-.6-2.4-1.2l-.7 2.5c-.2.8-.6 1.5-1 2.1A9 9 0 1 0 12 3z",
  tiktok:
    "M13 3h3c.3 2.2 1.6 3.7 4 4v3c-1.5 0-2.8-.4-4-1.2V15a6 6 0 1 1-6-6c.3 0 .7 0 1 .1v3.1a3 3 0 1 0 2 2.8z",
};

/** The shop's networks as icons; nothing if there are none. */
export function SocialIcons({ props, data }: WidgetProps<Props, SocialLink[], Item>) {
  if (data.length === 0) return null;
  return (
    <nav aria-label={props.title || phrase("Follow us")} className="social-links">
      {props.title ? <p className="font-medium">{props.title}</p> : null}
      <ul className="flex flex-wrap">
        {data.map(({ network, url }) => (
          <li key={network}>
            <a href={url} rel="noopener" className="social-link">
              <svg
                width="22"
                height="22"
                viewBox="0 0 24 24"
                fill="currentColor"
                fillRule="evenodd"
                aria-hidden="true"
              >
                <path d={marks[network]} />
              </svg>
              <span className="sr-only">{socialNames[network]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
