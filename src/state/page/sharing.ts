import { proxy } from 'valtio'

/** The project whose sharing is being looked at; null while the dialog is closed. Lists and the palette ask for it here. */
export const sharing = proxy<{ project: { id: string; name: string } | null }>({ project: null })
