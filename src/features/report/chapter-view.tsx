import { Alert } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chapter, Part } from '../../report/document/report-document'
import { PartView } from './part-view'
import classes from './sheet.module.css'

interface ChapterViewProps {
  chapter: Chapter
  /** Receives its height in px, and each change of it. */
  onHeight?: (id: string, px: number) => void
}

interface Written {
  parts: Part[]
  problem: string | null
}

async function writtenParts(chapter: Chapter): Promise<Part[]> {
  const parts: Part[] = []
  for await (const part of chapter.parts()) parts.push(part)
  return parts
}

/** Renders a chapter of the report, which is written when it is first drawn. */
export function ChapterView({ chapter, onHeight }: ChapterViewProps) {
  const { t } = useTranslation('report')
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !onHeight) return
    const sizes = new ResizeObserver(() => onHeight(chapter.id, element.offsetHeight))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [chapter.id, onHeight])
  const [{ parts, problem }, setWritten] = useState<Written>({ parts: [], problem: null })
  useEffect(() => {
    let isStale = false
    writtenParts(chapter).then(
      (written) => {
        if (!isStale) setWritten({ parts: written, problem: null })
      },
      (error: unknown) => {
        if (!isStale) setWritten({ parts: [], problem: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      isStale = true
    }
  }, [chapter])
  return (
    <div ref={box} className={classes.chapter}>
      {problem === null ? null : <Alert color="red">{t('screen.failed', { reason: problem })}</Alert>}
      {parts.map((part) => (
        <PartView key={part.id} part={part} />
      ))}
    </div>
  )
}
