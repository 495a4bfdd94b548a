import { ProgressOverlay } from '../../ui/feedback/progress-overlay'
import type { ImportProgress } from './files/import-files'

interface ActOverlayProps {
  text: string
  progress: ImportProgress | null
  onStopImport: () => void
}

/** Shows the act in progress on the projects; for an import the current file, its progress, and a button to stop. */
export function ActOverlay({ text, progress, onStopImport }: ActOverlayProps) {
  if (!progress) return <ProgressOverlay text={text} />
  const { file, at, of, sent } = progress
  return (
    <ProgressOverlay
      text={[text, file, ...(of > 1 ? [`${at} / ${of}`] : [])].join(' · ')}
      fraction={(at - 1 + sent) / of}
      onCancel={onStopImport}
    />
  )
}
