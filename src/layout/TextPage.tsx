import type { ReactNode } from "react";
import { useHeadingFocus } from "../navigation/useHeadingFocus";
import { Help } from "./Help";
import { Layout } from "./Layout";
import * as styles from "./TextPage.module.css";

interface Props {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

export function TextPage({ id, title, lead, children }: Props) {
  useHeadingFocus(id);
  return (
    <Layout>
      <div className={`wrap ${styles.page}`}>
        <main className={styles.main} id="inhoud">
          <h1 tabIndex={-1}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </main>
        <aside>
          <Help />
        </aside>
      </div>
    </Layout>
  );
}
