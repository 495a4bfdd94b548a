import i18next from 'i18next'
import type { Pack } from '../../contract/pack'
import { applyRepair } from '../../model/edits/apply-repair'
import type { Finding } from '../../model/finding/finding'
import { notify } from '../../platform/notify'
import { change } from './change'

/** Does what a finding suggests, as one step of undo. */
export function repairFinding(systemId: string, finding: Finding, pack: Pack): void {
  if (change((project) => applyRepair(project, systemId, finding, pack))) notify('good', i18next.t('panels:repair.done'))
}
