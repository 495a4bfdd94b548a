import i18next from 'i18next'
import { notify } from '../../platform/notify'
import { projectState } from '../../state/piping/project'
import type { BoardEntry, EntryContext } from './entry'

/** Runs an entry; in a read-only project it shows a message instead. */
export function runEntry(entry: BoardEntry, context: EntryContext): void {
  if (entry.isChange && projectState.readOnly) notify('info', i18next.t('ui:readOnly'))
  else entry.run(context)
}
