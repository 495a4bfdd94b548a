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

/** Provides the open system to the parts that show it, so that an edit renders these and not the frame around them. */
export function ShownSystem({ open, children }: { open: OpenSystem; children: ReactNode }) {
  const beside = useUnhurried(open, open.drawing.nodeCount)
  useReadyOrder(beside.drawing)
  return (
    <Now value={open}>
      <Beside value={beside}>{children}</Beside>
    </Now>
  )
}

/** Renders content together with the edit: the board, or the table in its place. */
export function WithOpen({ children }: WithProps) {
  const open = useContext(Now)
  return open && children(open)
}

/** Renders content after the board has been painted. */
export function WithBeside({ children }: WithProps) {
  const open = useContext(Beside)
  return open && children(open)
}
