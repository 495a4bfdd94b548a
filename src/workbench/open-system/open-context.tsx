import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'
import type { OpenSystem } from './use-open-system'
import { useReadyOrder } from './use-ready-order'
import { useUnhurried } from './use-unhurried'

const Now = createContext<OpenSystem | null>(null)
const Beside = createContext<OpenSystem | null>(null)

interface WithProps {
  children: (open: OpenSystem) => ReactNode
}

/** Hands the open system to those parts of the screen that show it, so that an edit draws them anew and not the frame around them. */
export function ShownSystem({ open, children }: { open: OpenSystem; children: ReactNode }) {
  const beside = useUnhurried(open, open.drawing.nodeCount)
  useReadyOrder(beside.drawing)
  return (
    <Now value={open}>
      <Beside value={beside}>{children}</Beside>
    </Now>
  )
}

/** What is drawn with the edit itself: the board, or the table in its place. */
export function WithOpen({ children }: WithProps) {
  const open = useContext(Now)
  return open && children(open)
}

/** What follows once the board has been painted. */
export function WithBeside({ children }: WithProps) {
  const open = useContext(Beside)
  return open && children(open)
}
