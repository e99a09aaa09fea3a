// @public

import { PlainLink } from "~/components/ui/link/plain-link";
import { useTexts } from "~/components/ui/texts/use-texts";
import { type SocialProvider, socialProviderNames } from "~/models/platform/sign-in/social-provider";
import type { PendingAction } from "~/models/shops/records/pending-action";
import { socialLoginPath } from "~/paths/account";
import { buttonClass } from "../../ui/form/button";

/** The services to sign in with instead of a password. They are whole pages of other sites: plain links. */
export function SocialLinks({
  providers,
  redirect,
  pendingAction,
}: {
  providers: readonly SocialProvider[];
  redirect: string;
  pendingAction?: PendingAction | undefined;
}) {
  const t = useTexts();
  if (providers.length === 0) return null;
  return (
    <div className="mb-6 space-y-3">
      {providers.map((provider) => (
        <PlainLink
          key={provider}
          href={socialLoginPath(provider, { redirect, ...pendingAction })}
          rel="nofollow"
          className={buttonClass("secondary", "md", "w-full")}
        >
          {t("Continue with {provider}", { provider: socialProviderNames[provider] })}
        </PlainLink>
      ))}
      <p className="flex items-center gap-4 pt-2 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
    </div>
  );
}
