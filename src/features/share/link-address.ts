import { pathOf } from '../../platform/areas'

/** Returns the address of a link: the token is behind the `#`, which browsers do not send to a server. */
export const linkAddress = (token: string, page: string): string => `${page.split('#')[0] ?? ''}#${pathOf('share')}/${token}`
