import { brand } from "../brand/brand";
import { site } from "../settings/site";
import { LetterTable, LetterValue } from "./LetterTable";
import type { Letter, LetterSection } from "./letter";
import { letterSheet } from "./letterSheet";
import { letterStyles as styles } from "./letterStyles";
import { letterText as t } from "./letterText";

/** A letter as a page of HTML: nothing in it is loaded from anywhere. */
export function LetterPage({ letter }: { letter: Letter }) {
  const { legalName, street, town, enterpriseNumber: number } = brand;
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* No program may make links of what it takes for dates, places or numbers. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{letter.subject}</title>
        <style>{letterSheet}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={styles.preview}>{letter.preview}</div>
        <div className="page around" style={styles.around}>
          <div className="sheet" style={styles.sheet}>
            <div className="inside" style={styles.inside}>
              <p className="brand" style={styles.brand}>
                {brand.name}
              </p>
              {letter.warning && <p style={styles.warning}>{letter.warning}</p>}
              <h1 style={styles.title}>{letter.title}</h1>
              <Paragraphs texts={letter.intro} />
              <div className="key" style={styles.key}>
                <p className="soft" style={styles.keyTerm}>
                  {letter.key.term}
                </p>
                <p style={styles.keyValue}>
                  <LetterValue {...letter.key} />
                </p>
              </div>
              {letter.sections.map(section => (
                <Section key={section.heading} section={section} />
              ))}
              <div className="line" style={styles.closing}>
                {[...letter.closing, t("handover.sender", { legalName, street, town, number })].map(
                  text => (
                    <p key={text} className="soft" style={styles.small}>
                      {text}
                    </p>
                  ),
                )}
              </div>
            </div>
          </div>
        </div>
      </body>
    </html>
  );
}

function Section({ section }: { section: LetterSection }) {
  const { heading, lead, rows, steps, notes = [] } = section;
  return (
    <>
      <h2 style={styles.heading}>{heading}</h2>
      {lead && <p style={styles.lead}>{lead}</p>}
      {rows && <LetterTable rows={rows} />}
      {steps && (
        <ol style={styles.list}>
          {steps.map(step => (
            <li key={step} style={styles.item}>
              {step}
            </li>
          ))}
        </ol>
      )}
      <Paragraphs texts={notes} />
    </>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.map(text => (
        <p key={text} style={styles.paragraph}>
          {text}
        </p>
      ))}
    </>
  );
}
