import { useTranslation } from 'react-i18next'
import { Failure } from '../../../ui/feedback/failure'
import classes from '../projects-screen.module.css'
import type { ImportReport } from './import-files'

/** Lists files that were not imported with the reasons, until it is closed. */
export function RefusedFiles({ refused, onClose }: { refused: ImportReport['refused']; onClose: () => void }) {
  const { t } = useTranslation('projects')
  if (refused.length === 0) return null
  return (
    <Failure title={t('import.refused', { count: refused.length })} withCloseButton closeButtonLabel={t('import.close')} onClose={onClose}>
      <ul className={classes.refused}>
        {refused.map(({ file, reason }, place) => (
          <li key={`${place} ${file}`}>
            <b>{file}</b>: {reason}
          </li>
        ))}
      </ul>
    </Failure>
  )
}
