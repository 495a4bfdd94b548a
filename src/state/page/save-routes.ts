import { AREAS, type Area } from '../../platform/areas'

type SavedDocument = NonNullable<Area['saves']>

/** Rules of the specification, section 4: a design step is its exact route, a page of the simulation any route that contains its own. */
const MATCHES: Record<SavedDocument, (route: string, path: string) => boolean> = {
  mssp: (route, path) => route === path,
  simulation: (route, path) => route.includes(path),
}

/** Returns the document that auto-save stores while a route is shown; null where it stores none. */
export function savedOn(route: string): SavedDocument | null {
  return AREAS.find(({ path, saves }) => saves !== undefined && MATCHES[saves](route, path))?.saves ?? null
}
