import { brand } from "../brand/brand";
import { legal } from "../brand/legal";
import { site } from "../settings/site";

/** Site facts for queries. */
export const siteMetadata = {
  siteUrl: `${site.url}${site.basePath}`,
  provider: {
    legalName: brand.legalName,
    street: brand.street,
    town: brand.town,
    number: brand.enterpriseNumber,
    status: legal.status,
  },
};
