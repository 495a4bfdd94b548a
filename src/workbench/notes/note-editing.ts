import { proxy } from 'valtio'

/** The text block being edited; null while none is. */
export const noteEditing = proxy<{ nodeId: string | null }>({ nodeId: null })
