import i18next from 'i18next'
import { notify } from '../../platform/notify'
import { projectState } from '../../state/piping/project'
import type { BoardContext, BoardEntry } from './entry'

/** Runs an entry; in a read-only project it shows a message instead. */
export function runEntry<Context extends BoardContext>(entry: BoardEntry<Context>, context: Context): void {
  if (entry.isChange && projectState.readOnly) notify('info', i18next.t('ui:readOnly'))
  else entry.run(context)
}
