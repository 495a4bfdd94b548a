/** Tells a waiting service worker to take over: the user has chosen the new version. */
export const ACTIVATE = 'activate'
