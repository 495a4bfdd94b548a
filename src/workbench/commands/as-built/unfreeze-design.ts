import i18next from 'i18next'
import { unfreezeDesign as describe } from '../../../model/edits/as-built/unfreeze-design'
import { notify } from '../../../platform/notify'
import { change } from '../change'

/** Discards the frozen design; undo restores it. */
export function unfreezeDesign(systemId: string): void {
  if (change((project) => describe(project, systemId))) notify('info', i18next.t('as-built:message.unfrozen'))
}
