import { proxy } from 'valtio'

/** A project to share. `isViewable` where its kind has a page for visitors without an account. */
interface SharedProject {
  id: string
  name: string
  isViewable: boolean
}

/** The project whose sharing dialog is open; null while it is closed. Lists, the top bar and the palette open it here. */
export const sharing = proxy<{ project: SharedProject | null }>({ project: null })
