import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { findingSentences } from '../../engine/finding-sentence'
import { packState } from '../../state/pack'
import { currentProject, projectState } from '../../state/project'
import { results } from '../../state/results'
import { composeReport } from './document/compose-report'
import type { ReportDocument } from './document/report-document'
import type { ReportOptions } from './document/report-options'
import { loadChineseType } from './load-chinese-type'
import { rest } from './rest'

interface Written {
  document: ReportDocument | null
  isWriting: boolean
  error: string | null
}

const NAMESPACES = ['report', 'catalogue', 'board']

async function write(options: ReportOptions): Promise<ReportDocument | null> {
  await i18next.loadNamespaces(NAMESPACES)
  await i18next.loadLanguages([options.language])
  if (options.language === 'zh') await loadChineseType()
  const sentence = await findingSentences(options.language, options.unitSettings)
  const translate = i18next.getFixedT(options.language)
  const project = currentProject()
  const { pack } = packState
  if (!project || !pack) return null
  const words = (key: string, values: Record<string, string | number> = {}): string => translate(key, values)
  return composeReport({ project, pack, results: { ...results.bySystem }, options, words, sentence, printedOn: new Date(), rest })
}

/** The report of the open project, written again when the project, a result or an option changes. */
export function useReportDocument(options: ReportOptions): Written {
  const { revision } = useSnapshot(projectState)
  const { bySystem, computing } = useSnapshot(results)
  const hasPack = useSnapshot(packState).pack !== null
  const [written, setWritten] = useState<Written>({ document: null, isWriting: true, error: null })

  useEffect(() => {
    if (!hasPack || computing) return
    let isStale = false
    setWritten((before) => ({ ...before, isWriting: true }))
    write(options)
      .then((document) => !isStale && setWritten({ document, isWriting: false, error: null }))
      .catch((error: unknown) => {
        if (!isStale) setWritten({ document: null, isWriting: false, error: error instanceof Error ? error.message : String(error) })
      })
    return () => {
      isStale = true
    }
  }, [options, revision, bySystem, computing, hasPack])
  return written
}
