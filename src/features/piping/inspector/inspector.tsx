import { memo, useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { glyphAt } from '../../../drawing/drawing/drawing'
import { pickedPlaces } from '../../../drawing/view/picked'
import type { Picked } from '../../../drawing/view/picked'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { FittingPanel } from './fitting-panel'
import { local } from '../../../workbench/open-system/local'
import { PipePanel } from './pipe-panel'
import classes from '../../../workbench/frame/panels.module.css'
import { pickedParts } from './several/picked-parts'
import { SeveralPanel } from './several/several-panel'
import { SystemPanel } from './system-panel'
import { UnitPanel } from './unit-panel'
import { useAskedFocus } from '../../../workbench/open-system/use-asked-focus'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { useUnhurried } from '../../../workbench/open-system/use-unhurried'

/** Shows the picked rows with their editable fields. Escape returns the focus to the board. */
export function Inspector({ open, onLeave }: { open: OpenSystem; onLeave: () => void }) {
  const { t } = useTranslation('piping')
  const frame = useRef<HTMLDivElement>(null)
  const picked = useUnhurried(useSnapshot(local).picked as Picked, open.drawing.nodeCount)
  useAskedFocus(frame, picked)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onLeave()
  }
  return (
    <div ref={frame} className={classes.inspector} role="group" tabIndex={0} aria-label={t('inspector.label')} onKeyDown={onKeyDown}>
      <Panel open={open} picked={picked} />
    </div>
  )
}

const Panel = memo(function Panel({ open, picked }: { open: OpenSystem; picked: Picked }) {
  const { drawing } = open
  const places = pickedPlaces(drawing, picked)
  const parts = useMemo(() => (places.length > 1 ? pickedParts(drawing, places) : []), [drawing, places])
  const [place] = places
  if (parts.length > 0) return <SeveralPanel open={open} parts={parts} />
  if (place?.kind === 'edge') return <PipePanel open={open} edge={place.row} />
  const row = place?.row
  if (row === undefined) return <SystemPanel open={open} row={outdoorRow(drawing.diagram)} isRoot />
  switch (glyphAt(drawing, row)) {
    case 'outdoor':
      return <SystemPanel open={open} row={row} isRoot={false} />
    case 'indoor':
    case 'freshAir':
    case 'hydro':
    case 'kit':
      return <UnitPanel open={open} row={row} />
    default:
      return <FittingPanel open={open} row={row} />
  }
})
