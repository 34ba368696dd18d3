import { useStore } from "../store/createStore";
import type { Draft } from "./draft";
import { draftStore } from "./draftStore";

/**
 * The part of the draft that `pick` returns, live; re-renders only when that part changes, so a key typed in
 * one field does not redraw the page. Empty while hydrating, like the built HTML.
 */
export const useDraft = <Part>(pick: (draft: Draft) => Part): Part => useStore(draftStore, pick);
