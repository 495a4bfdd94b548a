import { proxy } from 'valtio'

export type DesignStep = 'selection' | 'piping' | 'report'

/** Where the user is at work: what a tab that was closed comes back to. */
export const workplace = proxy<{ projectId: string | null; systemId: string | null; step: DesignStep }>({
  projectId: null,
  systemId: null,
  step: 'selection',
})
