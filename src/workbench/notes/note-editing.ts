import { proxy } from 'valtio'

/** The text block that is being written; null while none is. */
export const noteEditing = proxy<{ nodeId: string | null }>({ nodeId: null })
