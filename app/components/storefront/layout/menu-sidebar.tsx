import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTexts } from "~/components/ui/texts/use-texts";
import { Icon } from "../../ui/icon";
import { asPanel, closesPanel, opensPanel } from "../../ui/panel/panel";
import { usePanel } from "../../ui/panel/use-panel";
import { MenuPlaceProvider } from "../place/menu-place";
import { SidebarLinks } from "./sidebar-links";

const panelId = "menu";

/**
 * The button that opens the menu along the left edge of the page, without a script as well. Another page
 * closes it.
 */
export function MenuSidebar({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts();
  const panel = usePanel();
  const { key } = useLocation();
  const keyBefore = useRef(key);
  useEffect(() => {
    if (keyBefore.current === key) return;
    keyBefore.current = key;
    panel.current?.hidePopover?.();
  }, [key, panel]);
  return (
    <>
      <button type="button" {...opensPanel(panelId)} aria-label={t("Menu")} className="menu-button">
        <Icon name="menu" />
      </button>
      <section
        {...asPanel(panelId)}
        ref={panel}
        aria-label={t("{name} menu", { name })}
        className="menu-sidebar"
      >
        <div className="flex items-center justify-between border-b border-line px-5 py-2">
          <p className="font-heading text-lg">{name}</p>
          <button
            type="button"
            {...closesPanel(panelId)}
            aria-label={t("Close menu")}
            className="menu-button -me-2"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="px-5 pb-8">
          <MenuPlaceProvider value="sidebar">{children}</MenuPlaceProvider>
          <SidebarLinks />
        </div>
      </section>
    </>
  );
}
