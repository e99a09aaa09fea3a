// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type PictureQuery = {
  /** The pictures of a product or variation in their order. catalogue:read */
  pictures: {
    args: {
      sku: string;
    };
    answer: ProductPictures;
  };
};
/** Arguments and answers of these calls. */
export type PictureMutation = {
  /**
   * Adds a picture to those of a product or variation, the last of them: the bytes of a JPEG, PNG, WebP, AVIF or GIF
   * as base64, within the size of a call. expectedVersion is that of the product. catalogue:write
   */
  addPicture: {
    args: {
      sku: string;
      content: string;
      alt: string;
      expectedVersion?: string | null;
    };
    answer: ProductPictures;
  };
  /** Puts pictures first, in this order; the others follow as they are. catalogue:write */
  orderPictures: {
    args: {
      sku: string;
      urls: Array<string>;
      expectedVersion?: string | null;
    };
    answer: ProductPictures;
  };
  /** Says what is to be seen on a picture, for those who do not see it. catalogue:write */
  describePicture: {
    args: {
      sku: string;
      url: string;
      alt: string;
      expectedVersion?: string | null;
    };
    answer: ProductPictures;
  };
  /** Takes a picture off. catalogue:write */
  removePicture: {
    args: {
      sku: string;
      url: string;
      expectedVersion?: string | null;
    };
    answer: ProductPictures;
  };
};
export type ProductPictures = {
  pictures: Array<Picture>;
  /** Of the product, as record and changeProducts have it. */
  version: string;
};
export type Picture = {
  /** Its address within the shop, by which changes name it. */
  url: string;
  alt: string;
};
