import i18next from 'i18next'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { findingSentences } from '../../engine/words/finding-sentence'
import { packState } from '../../state/core/pack'
import { currentProject, projectState } from '../../state/piping/project'
import { results } from '../../state/core/results'
import { composeReport } from '../../report/document/compose-report'
import type { ReportDocument } from '../../report/document/report-document'
import type { ReportOptions } from '../../report/document/report-options'

/** Loads the typeface of Chinese texts; its many small files are fetched only where the page contains their letters. */
async function loadChineseType(): Promise<void> {
  await Promise.all([import('@fontsource/noto-sans-sc/400.css'), import('@fontsource/noto-sans-sc/600.css')])
}

interface Written {
  document: ReportDocument | null
  isWriting: boolean
  error: string | null
}

const NAMESPACES = ['report', 'parts', 'projects', 'catalogue', 'board', 'ui']

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
  return composeReport({
    project,
    pack,
    results: { ...results.bySystem },
    options,
    words,
    sentence,
    printedOn: new Date(),
  })
}

/** The written report, with its inputs. */
interface Answer {
  from: readonly unknown[]
  document: ReportDocument | null
  error: string | null
}

/** Returns the report of the open project, rewritten when the project, a result or an option changes. */
export function useReportDocument(options: ReportOptions): Written {
  const { revision } = useSnapshot(projectState)
  const { bySystem, computing } = useSnapshot(results)
  const hasPack = useSnapshot(packState).pack !== null
  const [answer, setAnswer] = useState<Answer | null>(null)

  useEffect(() => {
    if (!hasPack || computing) return
    let isStale = false
    const give = (document: ReportDocument | null, error: string | null): void => {
      if (!isStale) setAnswer({ from: [options, revision, bySystem], document, error })
    }
    write(options)
      .then((document) => give(document, null))
      .catch((error: unknown) => give(null, error instanceof Error ? error.message : String(error)))
    return () => {
      isStale = true
    }
  }, [options, revision, bySystem, computing, hasPack])

  const isCurrent = !computing && answer !== null && [options, revision, bySystem].every((each, place) => each === answer.from[place])
  return { document: answer?.document ?? null, isWriting: !isCurrent, error: isCurrent ? answer.error : null }
}
