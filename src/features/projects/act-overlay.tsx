import { ProgressOverlay } from '../../ui/progress-overlay'
import type { ImportProgress } from './files/import-files'

/** What is being done with the projects; of an import which file, and how far it is. */
export function ActOverlay({ text, progress }: { text: string; progress: ImportProgress | null }) {
  if (!progress) return <ProgressOverlay text={text} />
  const { file, at, of, sent } = progress
  return <ProgressOverlay text={[text, file, ...(of > 1 ? [`${at} / ${of}`] : [])].join(' · ')} fraction={(at - 1 + sent) / of} />
}
