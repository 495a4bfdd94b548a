import { redirect, type RouteObject } from 'react-router-dom'
import { loadTexts } from '../../platform/words/i18n'
import { addressesOf, AREAS, isWithin, type Area } from '../../platform/areas'
import { ErrorScreen } from './error-screen'
import { LoadingScreen } from './loading-screen'
import { screenOf } from './screens'

const isTop = ({ parent }: Area): boolean => parent === undefined

const isView = ({ id }: Area): boolean => id === 'view'

/** Routes of the pages that need no session; they are shown without the shell. */
export const publicRoutes: RouteObject[] = AREAS.filter((area) => area.permission === 'public' && !isView(area)).map((area) => ({
  ...routeOf(area, area.path),
  errorElement: <ErrorScreen />,
}))

/** The route of the page of a view link; it is shown in a frame of its own. */
export const viewRoutes: RouteObject[] = AREAS.filter(isView).map((area) => routeOf(area, area.path))

/** Routes of all other rows of the table; they are shown in the shell. */
export const shellRoutes: RouteObject[] = AREAS.filter((area) => area.permission !== 'public' && isTop(area)).flatMap((area) =>
  addressesOf(area).map((address) => routeOf(area, address)),
)

function routeOf(area: Area, path: string): RouteObject {
  if (area.screen === null) return { path, ...leadingOn(area) }
  const load = screenOf(area)
  const lazy = async () => {
    const [Screen] = await Promise.all([load(), area.texts && loadTexts(area.texts)])
    return { element: <Screen key={area.id} area={area} /> }
  }
  const pages = AREAS.filter(({ parent }) => parent === area.id)
  if (pages.length === 0) return { path, lazy }
  return { path, lazy, children: [{ index: true, ...leadingOn(area) }, ...pages.map((page) => routeOf(page, page.path))] }
}

/** Redirects from an area to the first row below it. */
function leadingOn(area: Area): Pick<RouteObject, 'Component' | 'loader'> {
  const first = AREAS.find((other) => other !== area && isWithin(other.path, area.path))
  if (!first) throw new Error(`The row "${area.id}" of the table of areas has neither a screen nor a row below it.`)
  return { Component: LoadingScreen, loader: () => redirect(first.path) }
}
