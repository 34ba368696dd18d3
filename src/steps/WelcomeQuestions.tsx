import { Icon } from "../drawings/Icon";
import type { IconName } from "../drawings/IconName";
import { RichText } from "../i18n/RichText";
import type { TextKey } from "../i18n/textKey";
import { useText } from "../i18n/useText";
import { telHref } from "../navigation/telHref";
import { useConfig } from "../settings/configStore";
import { InfoAccordion } from "../ui/InfoAccordion";
import * as styles from "./WelcomeQuestions.module.css";

const questions: readonly { question: TextKey; answer: TextKey }[] = [
  { question: "welcome.faq.required", answer: "welcome.faq.required.text" },
  { question: "welcome.faq.who", answer: "welcome.faq.who.text" },
  { question: "welcome.faq.bike", answer: "welcome.faq.bike.text" },
  { question: "welcome.faq.kot", answer: "welcome.faq.kot.text" },
  { question: "welcome.faq.together", answer: "welcome.faq.together.text" },
  { question: "welcome.faq.price", answer: "welcome.faq.price.text" },
  { question: "welcome.faq.switch", answer: "welcome.faq.switch.text" },
  { question: "welcome.faq.bound", answer: "welcome.faq.bound.text" },
  { question: "welcome.faq.pay", answer: "welcome.faq.pay.text" },
];

const trust: readonly { icon: IconName; title: TextKey; text: TextKey }[] = [
  { icon: "lock", title: "welcome.trust.privacy", text: "welcome.trust.privacy.text" },
  { icon: "list", title: "welcome.trust.little", text: "welcome.trust.little.text" },
  { icon: "file", title: "welcome.trust.check", text: "welcome.trust.check.text" },
];

/** Frequent questions, and promises to the visitor. */
export function WelcomeQuestions() {
  const t = useText();
  const { contact } = useConfig();
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.two}`}>
        <div>
          <h2>{t("welcome.faq.title")}</h2>
          <div className={styles.list}>
            {questions.map(({ question, answer }, i) => (
              <InfoAccordion key={question} question={t(question)} lined open={i === 0}>
                <p>{t(answer)}</p>
              </InfoAccordion>
            ))}
          </div>
        </div>
        <div>
          <h2>{t("welcome.trust.title")}</h2>
          <ul className={styles.facts}>
            {trust.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} />
                <p>
                  <b>{t(title)}</b> <span>{t(text)}</span>
                </p>
              </li>
            ))}
            <li>
              <Icon name="phone" />
              <p>
                <b>{t("welcome.trust.talk")}</b>{" "}
                <span>
                  <RichText
                    text="welcome.trust.talk.text"
                    values={{ hours: contact.hours }}
                    parts={{ phone: <a href={telHref(contact.phone)}>{contact.phone}</a> }}
                  />
                </span>
              </p>
            </li>
          </ul>
        </div>
      </div>
    </section>
  );
}
