import { VISITED_AREAS, type VisitedArea } from '../../contract/center/visitors'

/** The area of the product a path lies in; null for sign-in and whatever is no area. */
export function visitedArea(path: string): VisitedArea | null {
  const words = path.split('/').filter((word) => word !== '' && word !== 'list' && word !== 'navbar')
  const [area, variant] = words
  if (area === 'mssp' && variant === 'cad') return 'cad'
  return VISITED_AREAS.find((known) => known === area) ?? null
}
