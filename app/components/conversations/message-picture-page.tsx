// @public

import { Link } from "@remix-run/react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { downloadOf } from "~/paths/conversations";
import { buttonClass } from "../ui/form/button";
import { Icon } from "../ui/icon";

/**
 * A picture of a message as large as the window, with the way back to the conversation (rule
 * conversations-15).
 */
export const MessagePicturePage = ({ name, url, back }: { name: string; url: string; back: string }) => {
  const t = useTexts();
  return (
    <div className="page-width pb-10">
      <div className="flex items-center justify-between gap-4 py-4">
        <h1 className="min-w-0 text-xl font-medium wrap-anywhere">{name}</h1>
        <Link to={back} className={buttonClass("secondary", "sm", "min-h-11 shrink-0 gap-2")}>
          <Icon name="close" sizePx={18} /> {t("Close")}
        </Link>
      </div>
      <img src={url} alt={name} className="mx-auto max-h-[80dvh] max-w-full rounded-base object-contain" />
      <p className="mt-6 text-center">
        <a href={downloadOf(url)} download={name} className={buttonClass()}>
          {t("Download")}
        </a>
      </p>
    </div>
  );
};
