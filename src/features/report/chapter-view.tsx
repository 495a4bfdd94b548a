import { Alert } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chapter, Part } from '../../report/document/report-document'
import { PartView } from './part-view'
import classes from './sheet.module.css'

interface ChapterViewProps {
  chapter: Chapter
  /** Height in px of its place until it is written. */
  reservedPx?: number
  /** Receives its height in px once it is written, and each change of it. */
  onHeight?: (id: string, px: number) => void
}

interface Written {
  parts: Part[]
  problem: string | null
}

const UNWRITTEN: Written = { parts: [], problem: null }

async function writtenParts(chapter: Chapter): Promise<Part[]> {
  const parts: Part[] = []
  for await (const part of chapter.parts()) parts.push(part)
  return parts
}

/** Renders a chapter of the report, which is written when it is first drawn. */
export function ChapterView({ chapter, reservedPx, onHeight }: ChapterViewProps) {
  const { t } = useTranslation('report')
  const box = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState(UNWRITTEN)
  const isWritten = written !== UNWRITTEN
  useEffect(() => {
    let isStale = false
    writtenParts(chapter).then(
      (parts) => {
        if (!isStale) setWritten({ parts, problem: null })
      },
      (error: unknown) => {
        if (!isStale) setWritten({ parts: [], problem: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      isStale = true
    }
  }, [chapter])
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !onHeight || !isWritten) return
    const sizes = new ResizeObserver(() => onHeight(chapter.id, element.offsetHeight))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [chapter.id, isWritten, onHeight])
  return (
    <div ref={box} className={classes.chapter} style={isWritten ? {} : { blockSize: reservedPx }}>
      {written.problem === null ? null : <Alert color="red">{t('screen.failed', { reason: written.problem })}</Alert>}
      {written.parts.map((part) => (
        <PartView key={part.id} part={part} />
      ))}
    </div>
  )
}
