import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconCopy, IconDots, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/project'
import { useFormat } from '../../ui/format'
import { QuantityText } from '../../ui/quantity-text'
import { SeverityBadge } from '../../ui/severity-badge'
import { useRowWindow, WHOLE_TABLE_ROWS } from '../../ui/table/use-row-window'
import { useLaterSystemResult } from '../../ui/use-system-result'
import { addSystem } from './commands/add-system'
import { copySystem } from './commands/copy-system'
import { moveSystem } from './commands/move-system'
import { pickSystem } from './commands/pick-system'
import { removeSystem } from './commands/remove-system'
import { renameSystem } from './commands/rename-system'
import { countFindings } from './count-findings'
import type { SystemView } from './picked-system'
import classes from './selection.module.css'
import { sumLines } from './system-sums'
import { TextCell } from './text-cell'
import { usePack } from './use-pack'

const ICON_PX = 16
/** Height of a row of a long list, of which only those in view are drawn. */
const ROW_PX = 80

/** All outdoor systems of the project: pick, add, rename, copy, remove, reorder. Alt with the arrows moves the picked one. */
export function SystemsList({ picked }: { picked: string | null }) {
  const { t } = useTranslation('selection')
  const { current, readOnly } = useSnapshot(projectState)
  const [renamed, setRenamed] = useState<string | null>(null)
  const systems = (current?.systemOrder ?? []).flatMap((id) => current?.systems[id] ?? [])
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const drawn = useRowWindow(systems.length, ROW_PX, scroller)
  const isLong = systems.length > WHOLE_TABLE_ROWS
  const shown = systems.slice(drawn.from, drawn.to)
  // The list is reached by the picked one, or by the first where that is out of sight.
  const entry = shown.some((system) => system.id === picked) ? picked : shown[0]?.id
  const pick = (wanted: number) => {
    const place = Math.max(0, Math.min(systems.length - 1, wanted))
    const system = systems[place]
    if (!system) return
    pickSystem(system.id)
    const focus = (): boolean => {
      const row = document.getElementById(`system-${system.id}`)
      row?.focus()
      return row !== null
    }
    drawn.reveal(place)
    if (!focus()) requestAnimationFrame(focus)
  }
  const onKeyDown = (event: KeyboardEvent, system: SystemView, place: number) => {
    if (event.target !== event.currentTarget) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (event.altKey) moveSystem(system.id, step)
      else pick(place + step)
    } else if (event.key === 'F2' && !readOnly) setRenamed(system.id)
    else if (event.key === 'Delete' && !readOnly) removeSystem(system.id)
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      pick(place)
    }
  }
  return (
    <div className={classes.systems}>
      <div className={classes.sideHead}>
        <h2 className={classes.heading}>{t('systems.title')}</h2>
        <Tooltip label={t('systems.add')}>
          <ActionIcon aria-label={t('systems.add')} disabled={readOnly} onClick={addSystem}>
            <IconPlus size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      </div>
      <div ref={setScroller} className={classes.systemScroller}>
        <ul
          className={classes.systemList}
          aria-label={t('systems.title')}
          data-long={isLong}
          style={{ paddingTop: drawn.before, paddingBottom: drawn.after }}
        >
          {shown.map((system, index) => {
            const place = drawn.from + index
            return (
              <li
                key={system.id}
                className={classes.systemRow}
                data-picked={system.id === picked}
                aria-setsize={systems.length}
                aria-posinset={place + 1}
                style={isLong ? { height: ROW_PX } : undefined}
              >
                {renamed === system.id ? (
                  <TextCell
                    value={system.name}
                    label={t('systems.name')}
                    onCommit={(name) => {
                      renameSystem(system.id, name)
                      setRenamed(null)
                    }}
                  />
                ) : (
                  <div
                    id={`system-${system.id}`}
                    role="button"
                    tabIndex={system.id === entry ? 0 : -1}
                    aria-current={system.id === picked}
                    className={classes.systemButton}
                    onClick={() => pick(place)}
                    onDoubleClick={() => !readOnly && setRenamed(system.id)}
                    onKeyDown={(event) => onKeyDown(event, system, place)}
                  >
                    <SystemLine system={system} />
                  </div>
                )}
                <Menu>
                  <Menu.Target>
                    <ActionIcon aria-label={t('systems.actions', { name: system.name })} disabled={readOnly}>
                      <IconDots size={ICON_PX} aria-hidden="true" />
                    </ActionIcon>
                  </Menu.Target>
                  <Menu.Dropdown>
                    <Menu.Item leftSection={<IconPencil size={ICON_PX} />} onClick={() => setRenamed(system.id)}>
                      {t('systems.rename')}
                    </Menu.Item>
                    <Menu.Item leftSection={<IconCopy size={ICON_PX} />} onClick={() => copySystem(system.id)}>
                      {t('systems.copy')}
                    </Menu.Item>
                    <Menu.Item
                      leftSection={<IconArrowUp size={ICON_PX} />}
                      disabled={place === 0}
                      onClick={() => moveSystem(system.id, -1)}
                    >
                      {t('systems.moveUp')}
                    </Menu.Item>
                    <Menu.Item
                      leftSection={<IconArrowDown size={ICON_PX} />}
                      disabled={place === systems.length - 1}
                      onClick={() => moveSystem(system.id, 1)}
                    >
                      {t('systems.moveDown')}
                    </Menu.Item>
                    <Menu.Divider />
                    <Menu.Item leftSection={<IconTrash size={ICON_PX} />} onClick={() => removeSystem(system.id)}>
                      {t('systems.remove')}
                    </Menu.Item>
                  </Menu.Dropdown>
                </Menu>
              </li>
            )
          })}
        </ul>
      </div>
      {systems.length > 0 ? (
        <Button variant="default" leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />} disabled={readOnly} onClick={addSystem}>
          {t('systems.add')}
        </Button>
      ) : null}
    </div>
  )
}

function SystemLine({ system }: { system: SystemView }) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  const pack = usePack()
  const result = useLaterSystemResult(system.id)
  const sums = pack ? sumLines(system.indoorUnits, pack) : null
  const { errors, advices } = countFindings(result)
  const ratio = result?.outdoor?.ratedCR
  return (
    <>
      <span className={classes.systemName}>
        <span>{system.name}</span>
        <span className={classes.systemBadges}>
          {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
          {advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
        </span>
      </span>
      <span className={classes.systemFacts}>
        <span>{system.outdoorModels.length > 0 ? system.outdoorModels.join(' + ') : t('systems.noOutdoorUnit')}</span>
        <span className="figure">{ratio === undefined ? '' : t('ui:percent', { value: format.number(ratio, 1) })}</span>
      </span>
      <span className={classes.systemFacts}>
        <span>{t('strip.units', { count: sums?.units ?? 0 })}</span>
        <QuantityText quantity="loadCapacity" value={sums?.nominalCoolingKw} decimals={1} isFixed />
      </span>
    </>
  )
}
