// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
import type { Template } from "./template";
/** Arguments and answers of these calls. */
export type FrameQuery = {
  /** The header of this name, or else the primary one. */
  header: {
    args: {
      name?: string | null;
    };
    answer: FrameTemplate | null;
  };
  footer: {
    args: {
      name?: string | null;
    };
    answer: FrameTemplate | null;
  };
  checkoutHeader: {
    args: object;
    answer: FrameTemplate | null;
  };
  checkoutFooter: {
    args: object;
    answer: FrameTemplate | null;
  };
  allHeader: {
    args: object;
    answer: Array<FrameTemplate>;
  };
  allFooter: {
    args: object;
    answer: Array<FrameTemplate>;
  };
  /** Blocks and forms that pages show inside their own; sort is field-direction with name or id. */
  allBlockTemplates: {
    args: {
      limit: number | null;
      page: number | null;
      sort: string | null;
      type?: BlockModel | null;
    };
    answer: BlockTemplates;
  };
  /** Menus by id, of those that are there. */
  getAllParsedMenu: {
    args: {
      _ids: Array<string>;
    };
    answer: unknown;
  };
};
export type BlockModel = "block" | "form";
export type FrameTemplate = {
  _id: number;
  name: string;
  entity_type: string;
  render_html: string;
  is_primary: boolean;
  /** Menus its widgets show. */
  menu_ids: Array<string>;
  /** Attribute name to type, props and items. */
  final_widget_content: unknown;
};
export type BlockTemplates = {
  templates: Array<Template>;
  paging: BlockPaging;
};
export type BlockPaging = {
  begin: number;
  end: number;
  limit: number;
  page: number;
  total: number;
  total_pages: number;
};
