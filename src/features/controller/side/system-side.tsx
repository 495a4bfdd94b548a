import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { workplace } from '../../../state/page/workplace'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { ToneBadge } from '../../../ui/badges/tone-badge'
import { SystemsTree } from '../../../workbench/systems/systems-tree'
import { addToPicked } from '../commands/edit-groups'
import { useControl } from '../control-context'
import { draggedController, isControllerDrag } from '../drags'
import { headKey, pickedRows } from '../model/control-rows'
import { controlScreen } from '../screen-state'
import classes from './side.module.css'

/** Lists the systems of the project with the units that have no controller; a controller that is dropped on a system serves these. */
export function SystemSide() {
  const { view } = useControl()
  const { systemId } = useSnapshot(workplace)
  const { isOnlyWithout } = useSnapshot(controlScreen)
  const only = useMemo(
    () => (isOnlyWithout ? new Set(view.systems.filter(({ without }) => without > 0).map(({ id }) => id)) : undefined),
    [isOnlyWithout, view],
  )
  const takes = useMemo(
    () => ({
      isOffered: isControllerDrag,
      drop: (event: React.DragEvent, id: string) => {
        event.preventDefault()
        addToPicked(view, pickedRows(view, new Set([headKey(id)])), draggedController(event))
      },
    }),
    [view],
  )
  return (
    <div className={classes.column}>
      <SystemsTree openId={systemId} Figures={WithoutController} only={only} takes={takes} />
    </div>
  )
}

function WithoutController({ systemId }: { systemId: string }) {
  const { t } = useTranslation('control')
  const system = useControl().view.bySystem.get(systemId)
  if (!system || system.units.length === 0) return null
  return system.without > 0 ? (
    <ToneBadge tone="warning" text={t('units.withoutShort', { number: system.without })} />
  ) : (
    <span title={t('units.allServed')}>
      <SeverityBadge severity="good" />
    </span>
  )
}
