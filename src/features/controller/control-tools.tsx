import { Button } from '@mantine/core'
import { IconArrowsJoin, IconArrowsSplit, IconServer2, IconTrash, IconWand } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ICON_PX } from '../../ui/frame/icon-sizes'
import { addUsualCentral, removeCentrals } from './commands/edit-centrals'
import { groupPicked, leaveTheirGroups, removeGroups } from './commands/edit-groups'
import { useControl, usePickedRows } from './control-context'
import classes from './control.module.css'
import { groupKey, NOTHING_PICKED, systemsOfPicked, unitsOfPicked } from './model/control-rows'
import { askToEquip, controlScreen, showRow, showTab } from './screen-state'

/** Renders the verbs of the step: equip all, and what may be done with the picked rows. */
export function ControlTools() {
  const { t } = useTranslation('control')
  const { view, isReadOnly } = useControl()
  const { tab, centrals } = useSnapshot(controlScreen)
  const rows = usePickedRows()
  const isGroups = tab === 'groups'
  const picked = isGroups ? rows : NOTHING_PICKED
  const units = useMemo(() => unitsOfPicked(view, picked), [view, picked])
  const grouped = units.filter(({ key }) => view.groupOf.has(key))
  const systemIds = useMemo(() => systemsOfPicked(view, picked), [view, picked])
  const ownCentrals = tab === 'centrals' ? view.centrals.filter(({ id }) => centrals.has(id)) : []
  const removed = isGroups ? picked.groups.length : ownCentrals.length

  const group = (): void => {
    const id = groupPicked(view, picked)
    if (id !== null) showRow(groupKey(id))
  }
  const remove = (): void =>
    void (isGroups ? removeGroups(picked.groups.map(({ id }) => id)) : removeCentrals(ownCentrals.map(({ id }) => id)))
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools.label')}>
      <Button
        leftSection={<IconWand size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly || view.units.size === 0}
        onClick={askToEquip}
      >
        {t('tools.equipAll')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowsJoin size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly || units.length === 0}
        onClick={group}
      >
        {t('tools.group')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowsSplit size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly || grouped.length === 0}
        onClick={() => leaveTheirGroups(grouped.map(({ systemId, nodeId }) => ({ systemId, nodeId })))}
      >
        {t('tools.leave')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconServer2 size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly || systemIds.length === 0}
        onClick={() => addUsualCentral(systemIds) && showTab('centrals')}
      >
        {t('tools.addCentral')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTrash size={ICON_PX} aria-hidden="true" />}
        disabled={isReadOnly || removed === 0}
        onClick={remove}
      >
        {t('tools.remove')}
      </Button>
    </div>
  )
}
