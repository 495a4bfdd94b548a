import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../projects-screen.module.css'

/** Picks project files to import; several at once. */
export function ImportButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('projects')
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="default" leftSection={<IconUpload size={16} aria-hidden="true" />} onClick={() => picker.current?.click()}>
        {t('import.open')}
      </Button>
      <input
        ref={picker}
        className={classes.picker}
        type="file"
        accept=".json,application/json"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // The same file may be picked again.
          event.currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
