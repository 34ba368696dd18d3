import { brand } from "../brand/brand";
import { site } from "../settings/site";

/** The site's facts, as queries find them. */
export const siteMetadata = {
  siteUrl: `${site.url}${site.basePath}`,
  provider: {
    legalName: brand.legalName,
    street: brand.street,
    town: brand.town,
    number: brand.enterpriseNumber,
  },
};
