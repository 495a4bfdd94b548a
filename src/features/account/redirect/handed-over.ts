import { insideAddress } from '../../../platform/http/inside-address'

/** What an address hands over: a token, and where to go with it. Only places inside the product are gone to. */
export function handedOver(search: URLSearchParams): { token: string | null; target: string } {
  const token = search.get('token')?.trim()
  const asked = search.get('redirect') ?? ''
  return { token: token ? token : null, target: asked.startsWith('/') && insideAddress(asked) === asked ? asked : '/gateway' }
}
