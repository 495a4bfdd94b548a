/** The address a link is passed on as: the token stands behind the `#`, which browsers send to no server. */
export const linkAddress = (token: string, page: string): string => `${page.split('#')[0] ?? ''}#/share/${token}`
