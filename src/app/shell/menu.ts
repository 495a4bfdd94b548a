import type { ProjectKind } from '../../contract/project/project-calls'
import { AREAS, isPathOpen, STEPS, type Area, type AreaUser, type Step } from '../../platform/areas'
import type { MenuEntries, MenuEntry } from '../../ui/screens'

const FEATURES = import.meta.glob<MenuEntries>('/src/features/*/menu.ts', { eager: true, import: 'menu' })
const MENU = AREAS.filter(({ isInMenu }) => isInMenu)

/** Returns the areas that rail and palette offer to a user. */
export const menuFor = (user: AreaUser): readonly Area[] => MENU.filter(({ path }) => isPathOpen(user, path))

/** Returns the design steps that rail and palette offer to a user while a project of this kind is open. */
export const stepsFor = (user: AreaUser, kind: ProjectKind): readonly Step[] =>
  STEPS.filter((step) => step.kind === kind && isPathOpen(user, step.path))

/** Returns icon and status of an area or step in rail and palette. */
export function menuEntryOf({ id, screen }: Area): MenuEntry {
  const found = entriesIn(screen)?.[id]
  if (!found) throw new Error(`src/features/${screen}/menu.ts has no entry for the row "${id}" of the table of areas. Add it there.`)
  return found
}

const entriesIn = (feature: string | null): MenuEntries | undefined => FEATURES[`/src/features/${feature}/menu.ts`]
