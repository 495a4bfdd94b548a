import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callFailure } from '../../platform/http/call-failure'
import { notify } from '../../platform/notify'
import { savePdf } from './commands/save-pdf'
import type { PdfSaving } from './commands/save-pdf'
import type { ReportDocument } from '../../report/document/report-document'

interface Printing {
  text: string
  share: number | null
  cancel: () => void
}

const STAGES = { writing: 'screen.writing', fonts: 'screen.loadingFonts', layout: 'screen.layingOut', pages: 'screen.printing' } as const

/** Saves a report as PDF with progress, cancelling, and a final message. */
export function useSavePdf(): { printing: Printing | null; save: (document: ReportDocument) => void } {
  const { t } = useTranslation('report')
  const [printing, setPrinting] = useState<Printing | null>(null)
  const save = (document: ReportDocument): void => {
    const started: { saving: PdfSaving | null; isOver: boolean } = { saving: null, isOver: false }
    const cancel = () => started.saving?.cancel()
    setPrinting({ text: t('screen.writing'), share: null, cancel })
    started.saving = savePdf({
      document,
      name: t('screen.fileName', { name: document.subtitle }).trim(),
      volumeTitle: ({ from, to }) => t('volume', { from, to, lng: document.language }),
      // Progress has a message port of its own, so its last report may arrive after the result.
      onProgress: (stage, share) => {
        if (!started.isOver) setPrinting({ text: t(STAGES[stage]), share, cancel })
      },
    })
    started.saving.done
      .then((file) => (file === null ? notify('info', t('screen.cancelled')) : notify('good', t('screen.saved', { file }))))
      .catch((error: unknown) => notify('error', t('screen.failed', { reason: callFailure(error) })))
      .finally(() => {
        started.isOver = true
        setPrinting(null)
      })
  }
  return { printing, save }
}
