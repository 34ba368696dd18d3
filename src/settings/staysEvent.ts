/**
 * Window event: a page that lost a script will not be reloaded for a newer build; `detail`: whether the host was
 * reached. Sent by offline/renew, or by shell/live/noticeGone without it; form/fetchForPress waits for it.
 */
export const staysEvent = "familiale:stays";
