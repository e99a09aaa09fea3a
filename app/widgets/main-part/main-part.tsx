import { useContext } from "react";
import type { WidgetProps } from "../widget";
import { MainPartContext } from "./main-part-context";
import type { Props } from "./schema";

/** The listing, product or seller, at the place that the template around it names (rule templates-12). */
export const MainPart = (_: WidgetProps<Props>) => <>{useContext(MainPartContext)}</>;
