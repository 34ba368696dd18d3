/** The "MB" of config.json, as most computers count file sizes. */
export const megabyte = 1024 * 1024;
