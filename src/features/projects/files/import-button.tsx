import { IconUpload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FileButton } from '../../../ui/fields/file-button'

/** Selects one or more project files to import. */
export function ImportButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('projects')
  return (
    <FileButton accept=".json,application/json" leftSection={<IconUpload size={16} aria-hidden="true" />} onFiles={onFiles}>
      {t('import.open')}
    </FileButton>
  )
}
