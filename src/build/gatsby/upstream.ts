/** Repaired packages, each in the version that the repairs were written for. */
export const upstream = {
  "@babel/runtime": "7.29.15",
  "@gatsbyjs/reach-router": "2.0.1",
  "browser-lang": "0.2.1",
  gatsby: "5.16.1",
  "gatsby-link": "5.16.0",
  "gatsby-plugin-offline": "6.16.0",
  "gatsby-plugin-react-i18next": "3.0.1",
  "gatsby-plugin-typescript": "5.16.0",
  "gatsby-react-router-scroll": "6.16.0",
  "gatsby-script": "2.16.0",
  i18next: "22.5.1",
  invariant: "2.2.4",
  outdent: "0.8.0",
  "prop-types": "15.8.1",
  "react-dom": "18.3.1",
  "react-i18next": "12.3.1",
} as const satisfies Record<string, string>;

export type Upstream = keyof typeof upstream;
