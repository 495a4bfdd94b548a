import { proxy } from 'valtio'

/** What is compared, kept while the app is open: ids of designs, and `project:` with the id of another project. Empty stands for the proposed one. */
export const compareState = proxy<{ left: string; right: string; systemKey: string }>({ left: '', right: '', systemKey: '' })

export const PROJECT_PREFIX = 'project:'
/** Stands for the current design of a project without alternatives. */
export const CURRENT = 'current'
