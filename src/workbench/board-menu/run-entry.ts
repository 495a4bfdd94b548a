import i18next from 'i18next'
import { notify } from '../../platform/notify'
import { projectState } from '../../state/document/project'
import type { BoardEntry, EntryContext } from './entry'

/** Does what an entry says; in a project that may only be looked at, it says so. */
export function runEntry(entry: BoardEntry, context: EntryContext): void {
  if (entry.isChange && projectState.readOnly) notify('info', i18next.t('piping:message.readOnly'))
  else entry.run(context)
}
