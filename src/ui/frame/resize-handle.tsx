import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import classes from './step-layout.module.css'

export interface ResizeHandleProps {
  label: string
  width: number
  min: number
  max: number
  onWidth: (width: number) => void
}

const KEY_STEP_PX = 16

/** The edge between the main area and a panel at its right, dragged with the pointer or moved with the arrow keys. */
export function ResizeHandle({ label, width, min, max, onWidth }: ResizeHandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null)
  const set = (next: number): void => onWidth(Math.round(Math.max(min, Math.min(max, next))))

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, width }
  }
  const onPointerMove = (event: PointerEvent): void => {
    if (start.current) set(start.current.width + start.current.x - event.clientX)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowLeft') set(width + KEY_STEP_PX)
    else if (event.key === 'ArrowRight') set(width - KEY_STEP_PX)
  }

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className={classes.handle}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => (start.current = null)}
      onKeyDown={onKeyDown}
    />
  )
}
