import i18next from 'i18next'
import type { Proposal } from '../../../engine/propose/proposal'
import { confirm } from '../../../ui/feedback/confirm-dialog'
import { chooseOutdoorUnit } from '../commands/choose-outdoor-unit'

/** Chooses a proposal; one that does not fit only after a question that names what it lacks. */
export async function chooseProposal(
  systemId: string,
  proposal: Pick<Proposal, 'fits' | 'models' | 'reasons'>,
  textOf: (reason: Proposal['reasons'][number]) => string,
): Promise<void> {
  if (!proposal.fits && !(await confirmUnfit(proposal.models, proposal.reasons.map(textOf)))) return
  await chooseOutdoorUnit(systemId, proposal.models)
}

/** Asks before an outdoor unit is chosen that does not fit its system, with the reasons against it. */
function confirmUnfit(models: readonly string[], reasons: readonly string[]): Promise<boolean> {
  return confirm({
    title: i18next.t('choosing:unfit.title', { model: models.join(' + ') }),
    text: i18next.t('choosing:unfit.text'),
    items: reasons,
    confirmLabel: i18next.t('choosing:unfit.confirm'),
  })
}
