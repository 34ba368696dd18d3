/** Outside React's root, so that it survives page changes. */
let status: HTMLElement | undefined;

/** Announces politely. The live region exists before the first words: only then are they read. */
export function announce(words = ""): void {
  if (!status) {
    status = document.createElement("p");
    status.className = "hidden-text";
    status.setAttribute("role", "status");
    document.body.append(status);
  }
  status.textContent = words;
}
