import { proxy } from 'valtio'

export type DesignStep = 'selection' | 'piping' | 'report'

/** Where the user is at work: what a tab that was closed comes back to, and the screen that feedback is about. */
export const workplace = proxy<{ projectId: string | null; systemId: string | null; step: DesignStep; lastScreen: string }>({
  projectId: null,
  systemId: null,
  step: 'selection',
  lastScreen: '',
})
