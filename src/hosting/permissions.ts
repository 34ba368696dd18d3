/** What the site asks the browser for: the visitor's position, on a button of the broker step. */
const used = ["geolocation"];

/** What it never asks for. Only features that browsers know: an unknown name is a warning in the console. */
const unused = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Permissions-Policy of a page. */
export const permissions = [
  ...used.map(name => `${name}=(self)`),
  ...unused.map(name => `${name}=()`),
].join(", ");
