import { Button, Group, Modal } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { atOnce } from '../../../model/change/at-once'
import { LARGE_NODES } from '../../../model/diagram/is-large'
import { slice } from '../../../schedule/slice'
import { projectState } from '../../../state/piping/project'
import { QuantityField } from '../../../ui/fields/quantity-field'
import { useFormat } from '../../../ui/words/format'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { setLevel } from '../commands/set-level'
import classes from './floor-levels.module.css'
import { floorLevels } from './floor-levels-state'
import { floorsOfSystem } from './floors-of-system'
import type { FloorNodes } from './floors-of-system'

/** Edits the level of whole floors of a system: all units of a floor, and the joints and boxes that serve no other floor, in one step of undo. */
export function FloorLevelsDialog({ open }: { open: OpenSystem }) {
  const { t } = useTranslation('piping')
  const { isOpen } = useSnapshot(floorLevels)
  const close = (): void => {
    floorLevels.isOpen = false
  }
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      size={560}
      title={t('floors.title', { system: open.system.name })}
      closeButtonProps={{ 'aria-label': t('floors.close') }}
    >
      <Floors open={open} />
      <Group justify="flex-end" mt="md">
        <Button onClick={close}>{t('floors.close')}</Button>
      </Group>
    </Modal>
  )
}

function Floors({ open }: { open: OpenSystem }) {
  const { t } = useTranslation(['piping', 'board'])
  const format = useFormat()
  const { readOnly } = useSnapshot(projectState)
  const { floor: asked } = useSnapshot(floorLevels)
  const floors = useFloors(open)
  const first = floors?.find(({ floor }) => floor === asked) ?? floors?.[0]
  if (floors === null) return <p className={classes.hint}>{t('floors.reading')}</p>
  if (floors.length === 0) return <p className={classes.hint}>{t('floors.none')}</p>
  return (
    <>
      <p className={classes.hint}>{t('floors.hint')}</p>
      <table className={classes.floors}>
        <thead>
          <tr>
            <th scope="col">{t('unit.floor')}</th>
            <th scope="col" className={classes.number}>
              {t('floors.units')}
            </th>
            <th scope="col" className={classes.number}>
              {t('unit.level')}
            </th>
          </tr>
        </thead>
        <tbody>
          {floors.map(({ floor, ids, units, levelM }) => {
            const name = open.labels.words.floor(floor)
            return (
              <tr key={floor} data-asked={floor === asked || undefined}>
                <th scope="row">{name}</th>
                <td className={classes.number}>{format.number(units, 0)}</td>
                <td>
                  <QuantityField
                    quantity="length"
                    label={t('floors.levelOf', { floor: name })}
                    isLabelHidden
                    value={levelM}
                    placeholder={t('pipe.various')}
                    step={0.5}
                    isDisabled={readOnly}
                    isFirst={floor === first?.floor}
                    onCommit={(metric) => setLevel(open.system.id, ids, metric)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** Returns the floors of the drawing as it is now; null while a large one is read for the first time. */
function useFloors(open: OpenSystem): readonly FloorNodes[] | null {
  const [floors, setFloors] = useState(() => (open.drawing.nodeCount < LARGE_NODES ? atOnce(floorsOfSystem(open)) : null))
  useEffect(() => {
    const stop = new AbortController()
    void slice(floorsOfSystem(open), { signal: stop.signal }).then((found) => {
      if (found) setFloors(found)
    })
    return () => stop.abort()
  }, [open])
  return floors
}
