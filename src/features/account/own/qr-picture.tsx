import { useMemo } from 'react'
import { encode } from 'uqr'
import classes from './factor.module.css'

/** Renders a text as a QR code: dark on white in both colour schemes, for cameras. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { size: side, data } = encode(text, { ecc: 'M', border: 2 })
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size: side, path: squares.join('') }
  }, [text])
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className={classes.light} />
      <path d={path} className={classes.dark} />
    </svg>
  )
}
