import i18next from 'i18next'
import { downloadFile, safeFileName } from '../../platform/files/files'
import { unzipped } from '../../platform/http/gzip'
import { notify } from '../../platform/notify'
import { projectState } from '../../state/piping/project'
import { writeOpenProject } from '../../state/piping/save-project'

/** Downloads the open project with unsaved changes as a file, for when neither browser nor server stores them. */
export function exportByHand(): void {
  write().catch((error: unknown) =>
    notify('error', i18next.t('app:save.exportFailed', { reason: error instanceof Error ? error.message : String(error) })),
  )
}

async function write(): Promise<void> {
  const { current } = projectState
  if (!current) return
  const { body, isGzip } = await writeOpenProject()
  const name = safeFileName(current.information.projectName, current.id)
  downloadFile(`${name}.json`, new Blob([isGzip ? await unzipped(body) : body], { type: 'application/json' }))
}
