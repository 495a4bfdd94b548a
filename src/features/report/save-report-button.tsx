import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { notify } from '../../platform/notify'
import type { ReportDocument } from '../../report/document/report-document'
import { projectState } from '../../state/piping/project'
import { ICON_PX } from '../../ui/frame/icon-sizes'
import { useReportDocument } from './use-report-document'
import { useReportOptions } from './use-report-options'
import { useSavePdf } from './use-save-pdf'

/** Saves the report of the open project as PDF with one press, where there is no report step. It is written only when it is wanted. */
export function SaveReportButton() {
  const { t } = useTranslation('report')
  const { current } = useSnapshot(projectState)
  const [isWanted, setWanted] = useState(false)
  const { printing, save } = useSavePdf()
  const isBusy = isWanted || printing !== null
  return (
    <>
      <Button
        leftSection={<IconFileTypePdf size={ICON_PX} aria-hidden="true" />}
        disabled={current === null || isBusy}
        onClick={() => setWanted(true)}
      >
        {t('screen.save')}
      </Button>
      <span role="status">{printing?.text ?? (isWanted ? t('screen.writing') : '')}</span>
      {isWanted ? (
        <WriteReport
          onWritten={(document) => {
            setWanted(false)
            save(document)
          }}
          onFailed={(reason) => {
            setWanted(false)
            notify('error', t('screen.failed', { reason }))
          }}
        />
      ) : null}
    </>
  )
}

interface WriteReportProps {
  onWritten: (document: ReportDocument) => void
  onFailed: (reason: string) => void
}

/** Writes the report once results are there, and hands it over once. */
function WriteReport({ onWritten, onFailed }: WriteReportProps) {
  const { document, isWriting, error } = useReportDocument(useReportOptions())
  const isOver = useRef(false)
  useEffect(() => {
    if (isWriting || isOver.current) return
    if (error === null && document === null) return
    isOver.current = true
    if (document === null || error !== null) onFailed(error ?? '')
    else onWritten(document)
  })
  return null
}
