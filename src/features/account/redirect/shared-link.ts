import { pathOf } from '../../../platform/areas'
import { handedOver } from './handed-over'

const SHARE = `${pathOf('share')}/`

/** Returns the token of the link that a sign-in leads to; null where it leads elsewhere. */
export function sharedLink(search: URLSearchParams): string | null {
  const { target } = handedOver(search)
  return target.startsWith(SHARE) && target.length > SHARE.length ? target.slice(SHARE.length) : null
}
