/** Shares the chunk of all sending code; a chunk of its own would duplicate most of it. */
export const loadWaiting = () => import(/* webpackChunkName: "delivery" */ "./findWaiting");
