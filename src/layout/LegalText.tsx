import { Slice } from "gatsby";
import { brand } from "../brand/brand";
import { RichText } from "../i18n/RichText";
import { useText } from "../i18n/useText";
import { PageLink } from "../navigation/PageLink";
import { useConfig } from "../settings/configStore";
import { ExternalLink } from "../ui/ExternalLink";

/** The provider's identity, the product sheet, and where to complain. */
export function LegalText() {
  const t = useText();
  const { links, contact } = useConfig();
  const { ombudsman } = brand;
  return (
    <>
      {/* The slice fills in the facts. */}
      <Slice
        alias="legal"
        text={t("footer.legal", {
          legalName: "{{legalName}}",
          street: "{{street}}",
          town: "{{town}}",
          number: "{{number}}",
          status: "{{status}}",
        })}
      />
      {links.ipid && (
        <p>
          <RichText
            text="footer.ipid"
            parts={{ sheet: <ExternalLink href={links.ipid}>{t("footer.ipidName")}</ExternalLink> }}
          />
        </p>
      )}
      <p>
        <RichText
          text="footer.complaint"
          parts={{
            contact: (
              <a href={links.complaints ?? `mailto:${contact.email}`}>
                {links.complaints ? t("footer.complaintForm") : contact.email}
              </a>
            ),
            ombudsman: <ExternalLink href={ombudsman.url}>{ombudsman.name}</ExternalLink>,
          }}
        />
      </p>
      <p>
        <RichText
          text="footer.accessibility"
          parts={{
            accessibility: (
              <PageLink to="/toegankelijkheid/">{t("footer.accessibilityName")}</PageLink>
            ),
          }}
        />
      </p>
    </>
  );
}
