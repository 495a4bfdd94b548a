import type { Icon } from '@tabler/icons-react'
import type { ProjectKind } from '../../contract/project-calls'
import { AREAS, isPathOpen, STEPS, type Area, type AreaUser, type Step } from '../../platform/areas'
import { screenOf } from '../routes/screens'

const MENU = AREAS.filter(({ isInMenu }) => isInMenu)

/** Returns the areas that rail and palette offer to a user. */
export const menuFor = (user: AreaUser): readonly Area[] => MENU.filter(({ path }) => isPathOpen(user, path))

/** Returns the design steps that rail and palette offer to a user while a project of this kind is open. */
export const stepsFor = (user: AreaUser, kind: ProjectKind): readonly Step[] =>
  STEPS.filter((step) => step.kind === kind && isPathOpen(user, step.path))

/** Returns the icon of an area in rail and palette. */
export function iconOf(area: Area): Icon {
  const { Icon: found } = screenOf(area)
  if (!found) throw new Error(`The screen of "${area.id}" has no icon, and menus show it. Add one in its screens.ts.`)
  return found
}
