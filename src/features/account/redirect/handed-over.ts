import { pathOf } from '../../../platform/areas'
import { insideAddress } from '../../../platform/http/inside-address'

/** Reads the token in an address, and the target to open with it; a target outside of the product is ignored. */
export function handedOver(search: URLSearchParams): { token: string | null; target: string } {
  const token = search.get('token')?.trim()
  const asked = search.get('redirect') ?? ''
  return { token: token ? token : null, target: asked.startsWith('/') && insideAddress(asked) === asked ? asked : pathOf('gateway') }
}
