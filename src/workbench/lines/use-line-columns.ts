import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '../../drawing/labels/system-labels'
import type { SheetColumn } from '../../ui/sheet/cells/sheet-column'
import { defaultLengthM } from '../../engine/encode/default-length'
import type { OpenSystem } from '../open-system/use-open-system'
import { lineColumns } from './line-columns'
import { linesOf } from './lines'
import type { Lines } from './lines'

/** Returns the table rows of the open system with all their columns. */
export function useLineColumns(open: OpenSystem): { lines: Lines; columns: SheetColumn[] } {
  const { t, i18n } = useTranslation(['lines', 'ui'])
  return useMemo(() => {
    const words: Words = (key, values = {}) => t(key, values)
    const lines = linesOf(open.drawing, open.names.order)
    const fallback = defaultLengthM(open.drawing.diagram, open.pack)
    return { lines, columns: lineColumns({ open, lines, words, language: i18n.language, defaultLengthM: fallback }) }
  }, [open, t, i18n.language])
}
