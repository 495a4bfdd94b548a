import { proxy } from 'valtio'

/** The deployed version that differs from the page's, until the user has answered; one dismissed version is not offered again. */
export const versionPrompt = proxy<{ offered: string | null; dismissed: string | null }>({ offered: null, dismissed: null })
