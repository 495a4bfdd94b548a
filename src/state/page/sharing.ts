import { proxy } from 'valtio'

/** The project whose sharing dialog is open; null while it is closed. Lists and the palette open it here. */
export const sharing = proxy<{ project: { id: string; name: string } | null }>({ project: null })
