import { proxy } from 'valtio'
import type { StepId } from '../../platform/areas'

/** Location: the project, system and step that a reopened tab returns to, and the last screen, which feedback is about. */
export const workplace = proxy<{ projectId: string | null; systemId: string | null; step: StepId; lastScreen: string }>({
  projectId: null,
  systemId: null,
  step: 'selection',
  lastScreen: '',
})
