import { proxy } from 'valtio'

/** Columns that users have chosen for their lists, in order, by user and list; a list without an entry shows its own choice. */
export const listColumns = proxy<{ chosen: Record<string, string[]> }>({ chosen: {} })
