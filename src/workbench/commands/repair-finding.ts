import i18next from 'i18next'
import { applyRepair } from '../../model/edits/apply-repair'
import type { Finding } from '../../model/finding/finding'
import { notify } from '../../platform/notify'
import { change } from './change'
import type { DesignPack } from '../../state/core/pack'

/** Applies the repair of a finding as one step of undo. */
export function repairFinding(systemId: string, finding: Finding, pack: DesignPack): void {
  if (finding.repair && change((project) => applyRepair(project, systemId, finding, pack))) notify('good', i18next.t('panels:repair.done'))
}
