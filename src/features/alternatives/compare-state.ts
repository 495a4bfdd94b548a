import { proxy } from 'valtio'

/** The compared designs and system, kept while the app is open. A side is the id of a design, or `project:` with the id of another project; an empty side is proposed by the screen. */
export const compareState = proxy<{ left: string; right: string; systemKey: string }>({ left: '', right: '', systemKey: '' })

export const PROJECT_PREFIX = 'project:'
/** Stands for the current design of a project without alternatives. */
export const CURRENT = 'current'
