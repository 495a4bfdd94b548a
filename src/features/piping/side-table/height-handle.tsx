import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './side-table.module.css'

interface HeightHandleProps {
  label: string
  height: number
  bounds: { min: number; max: number }
  onHeight: (height: number) => void
}

const STEP_PX = 24

/** Renders the upper edge of a bottom panel, which is dragged or moved with the arrow keys. */
export function HeightHandle({ label, height, bounds, onHeight }: HeightHandleProps) {
  const set = (next: number): void => onHeight(Math.max(bounds.min, Math.min(bounds.max, Math.round(next))))
  const onPointerMove = (event: PointerEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const bottom = event.currentTarget.parentElement?.getBoundingClientRect().bottom ?? 0
    set(bottom - event.clientY)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? STEP_PX : event.key === 'ArrowDown' ? -STEP_PX : 0
    if (step === 0) return
    event.preventDefault()
    set(height + step)
  }
  return (
    <div
      className={classes.handle}
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={height}
      aria-valuemin={bounds.min}
      aria-valuemax={bounds.max}
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
    />
  )
}
