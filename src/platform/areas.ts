import { SHARE_ROLE, type Role } from '../contract/account/account'
import { ROLE_PERMISSIONS, type PermissionCode } from '../contract/account/permissions'
import type { ProjectKind } from '../contract/project/project-calls'
import { AREA_TABLE, type Area, type AreaId, type ProjectListArea, type Step } from './area-table'
import { mayUse } from './permissions'

export type { Area, AreaId, Step, StepId } from './area-table'

/** Role and permissions that decide which areas a user sees. */
export interface AreaUser {
  role: Role | null
  permissions: readonly string[]
}

const ROLES = Object.keys(SHARE_ROLE) as Role[]

/** Every row of the table. */
export const AREAS: readonly Area[] = AREA_TABLE

const isStep = (area: Area): area is Step => area.isStep === true && area.screen !== 'later'
const isList = (area: Area): area is ProjectListArea => area.document !== undefined

/** Design steps whose screen exists, in their order. */
export const STEPS: readonly Step[] = AREAS.filter(isStep)

/** Lists of projects, one for each kind. */
export const PROJECT_LISTS: readonly ProjectListArea[] = AREAS.filter(isList)

/** Says whether a path is a root or lies below it. */
export const isWithin = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`)

/** Returns the path of an area without its parameter. */
const rootOf = ({ path }: Area): string => path.split('/:')[0] ?? path

/** Returns the area that a path lies in; undefined for pages outside of the table, such as 404. */
export function areaOf(path: string): Area | undefined {
  return AREAS.filter((area) => isWithin(path, rootOf(area))).reduce<Area | undefined>(
    (longest, area) => (longest && longest.path.length > area.path.length ? longest : area),
    undefined,
  )
}

/** Returns the path of a row: `pathOf('piping')` is `/navbar/mssp/piping`. */
export function pathOf(id: AreaId): string {
  const found = AREAS.find((area) => area.id === id)
  if (!found) throw new Error(`The table of areas has no row "${id}".`)
  return rootOf(found)
}

/** Returns every address that shows the screen of a row. */
export const addressesOf = ({ path, more = [] }: Area): string[] => [path, ...more.map((below) => `${path}/${below}`)]

/** Returns the permission code that an area asks for; null where none is needed. */
export const permissionOf = ({ permission }: Area): PermissionCode | null =>
  permission === 'public' || permission === 'signedIn' ? null : permission

/**
 * Tells whether a path may be offered and opened. Administrators have every area and other users those of their role, each only with its permission.
 * @example isPathOpen({ role: 'guest', permissions: ['mssp'] }, '/navbar/mssp/piping') // true
 */
export function isPathOpen(user: AreaUser, path: string): boolean {
  const found = areaOf(path)
  const permission = found ? permissionOf(found) : null
  if (permission === null) return true
  const isOfRole = user.role !== null && (user.role === 'superAdmin' || ROLE_PERMISSIONS[user.role].includes(permission))
  return isOfRole && mayUse(user.permissions, permission)
}

/** Returns the list of a kind of project. */
export function listOf(kind: ProjectKind): ProjectListArea {
  const found = PROJECT_LISTS.find((list) => list.kind === kind)
  if (!found) throw new Error(`The table of areas has no list of projects of kind "${kind}".`)
  return found
}

/** Returns the path that a project of this kind opens at: its first design step; null while the kind has no editor. */
export const editorOf = (kind: ProjectKind): string | null => STEPS.find((step) => step.kind === kind)?.path ?? null

/** Says whether projects of this kind hold outdoor systems, as piping and CAD projects do. */
export const holdsSystems = (kind: ProjectKind): boolean => listOf(kind).document === 'mssp'

/** Returns the role behind its name on the wire; null for an unknown name. */
export function roleOf(shareRole: string | undefined): Role | null {
  return ROLES.find((role) => SHARE_ROLE[role] === shareRole) ?? null
}
