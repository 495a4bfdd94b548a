import { pathOf } from '../../platform/areas'

/** Returns the address of a link: the token is behind the `#`, which browsers do not send to a server. An open link leads to the page that needs no account. */
export const linkAddress = (token: string, isOpen: boolean, page: string): string =>
  `${page.split('#')[0] ?? ''}#${pathOf(isOpen ? 'view' : 'share')}/${token}`
