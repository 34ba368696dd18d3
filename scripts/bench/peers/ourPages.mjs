/**
 * What is measured of ours beside peers. Lighthouse there knows no kept answers, so pages that need none show how they
 * load, and the page that peers have built too shows how it answers.
 * @type {readonly { name: string, path: string, part: "lighthouse" | "react" }[]}
 */
export const ourPages = [
  { name: "ours-welcome", path: "/", part: "lighthouse" },
  { name: "ours-first-question", path: "/verzekeringskeuze/", part: "lighthouse" },
  { name: "ours-your-information", path: "/uw-gegevens/", part: "react" },
];
