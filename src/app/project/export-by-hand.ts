import i18next from 'i18next'
import { downloadFile, safeFileName } from '../../platform/files/files'
import { unzipped } from '../../platform/http/gzip'
import { notify } from '../../platform/notify'
import { projectState } from '../../state/document/project'
import { writeOpenProject } from '../../state/document/save-project'

/** Hands the open project to the user as a file, unsaved changes with it: the way out where neither browser nor server keeps them. */
export function exportByHand(): void {
  write().catch((error: unknown) =>
    notify('error', i18next.t('app:save.exportFailed', { reason: error instanceof Error ? error.message : String(error) })),
  )
}

async function write(): Promise<void> {
  const { current } = projectState
  if (!current) return
  const { body, isGzip } = await writeOpenProject({})
  const name = safeFileName(current.information.projectName, current.id)
  downloadFile(`${name}.json`, new Blob([isGzip ? await unzipped(body) : body], { type: 'application/json' }))
}
