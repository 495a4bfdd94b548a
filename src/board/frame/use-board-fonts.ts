import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BOARD_FONT } from '../../drawing/paint/canvas-painter'

const SAMPLES: Record<string, string> = { zh: '室外机配比' }

/** Returns a counter that grows when the app's fonts have loaded, so that the board is drawn again: a canvas falls back to any font that is there. */
export function useBoardFonts(): number {
  const { i18n } = useTranslation()
  const [revision, setRevision] = useState(0)
  const sample = `Gg15.9 ${SAMPLES[i18n.language] ?? ''}`
  useEffect(() => {
    let isMounted = true
    const weights = [400, 500, 600, 700].map((weight) => document.fonts.load(`${weight} 12px ${BOARD_FONT}`, sample))
    void Promise.allSettled(weights).then(() => {
      if (isMounted) setRevision((before) => before + 1)
    })
    return () => {
      isMounted = false
    }
  }, [sample])
  return revision
}
