import { ActionIcon, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { CentralController, ControlGroup } from '../../../model/wiring/control'
import { unitKey } from '../../../model/wiring/control'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'
import { Figure, FigureList } from '../../../workbench/frame/figure-list'
import { setServedSystems } from '../commands/edit-centrals'
import { leaveTheirGroups, removeController } from '../commands/edit-groups'
import { useControl, usePickedRows } from '../control-context'
import { systemsOfPicked, unitsOfPicked } from '../model/control-rows'
import { unitName } from '../model/control-view'
import { controlScreen } from '../screen-state'
import classes from './side.module.css'

/** Shows what is picked: a group or a central controller in full, several rows as counts. */
export function PickedPanel() {
  const { t } = useTranslation(['control', 'systems'])
  const { view } = useControl()
  const { tab, centrals } = useSnapshot(controlScreen)
  const picked = usePickedRows()
  if (tab === 'centrals') {
    const own = view.centrals.filter(({ id }) => centrals.has(id))
    const [central] = own
    if (!central || own.length > 1) return <p className={classes.hint}>{t('picked.noCentral')}</p>
    return <CentralDetails central={central} />
  }
  const units = unitsOfPicked(view, picked)
  const [group] = picked.groups
  if (group && picked.groups.length === 1 && picked.units.length + picked.systemIds.length === 0) return <GroupDetails group={group} />
  if (units.length === 0) return <p className={classes.hint}>{t('picked.none')}</p>
  return (
    <p className={classes.hint}>
      {t('picked.several', {
        units: t('systems:unitCount', { count: units.length }),
        systems: t('systems:systemCount', { count: systemsOfPicked(view, picked).length }),
      })}
    </p>
  )
}

function GroupDetails({ group }: { group: ControlGroup }) {
  const { t } = useTranslation(['control', 'systems'])
  const { view, words, checked, isReadOnly } = useControl()
  const line = checked.lines.get(group.id)
  return (
    <section className={classes.details} aria-label={t('picked.group', { name: group.name })}>
      <h2>{group.name}</h2>
      <h3>{t('groups.units')}</h3>
      <ul className={classes.list}>
        {group.units.map((place) => {
          const unit = view.units.get(unitKey(place))
          const name = unit ? unitName(unit) : t('picked.unitGone')
          const floor = unit?.floor ? t('units.floor', { floor: unit.floor }) : ''
          return (
            <li key={unitKey(place)}>
              <span>
                <b>{name}</b> <span className={classes.muted}>{[unit?.room, floor, unit?.model].filter(Boolean).join(' · ')}</span>
              </span>
              <Remove label={t('picked.leave', { name })} isDisabled={isReadOnly} onClick={() => leaveTheirGroups([place])} />
            </li>
          )
        })}
      </ul>
      <h3>{t('groups.controllers')}</h3>
      {group.controllers.length === 0 ? <p className={classes.muted}>{t('groups.noController')}</p> : null}
      <ul className={classes.list}>
        {group.controllers.map(({ id, model }) => (
          <li key={id}>
            <span>
              <b>{model}</b> {words(model).name}
            </span>
            <Remove
              label={t('picked.removeController', { model })}
              isDisabled={isReadOnly}
              onClick={() => removeController(group.id, id)}
            />
          </li>
        ))}
      </ul>
      {line ? (
        <FigureList title={t('picked.line', { line: line.bus.bus.name })}>
          <Figure name={t('picked.length')}>
            <QuantityText quantity="length" value={line.totalM} /> / <QuantityText quantity="length" value={line.bus.limits.maxM} />
          </Figure>
          <Figure name={t('picked.unitsOnLine')}>
            {line.units} / {Number.isNaN(line.bus.limits.units) ? '–' : line.bus.limits.units}
          </Figure>
          <Figure name={t('picked.cable')}>{line.bus.bus.cable}</Figure>
        </FigureList>
      ) : null}
    </section>
  )
}

function CentralDetails({ central }: { central: CentralController }) {
  const { t } = useTranslation(['control', 'systems'])
  const { view, words, checked, isReadOnly } = useControl()
  const line = checked.lines.get(central.id)
  const addresses = new Map(line?.pieces.map(({ device, address }) => [device.id, address]))
  const others = view.systems.filter(({ id }) => !central.systemIds.includes(id))
  return (
    <section className={classes.details} aria-label={t('picked.central', { name: central.name })}>
      <h2>{central.name}</h2>
      <p className={classes.muted}>
        {central.model} {words(central.model).name}
      </p>
      <h3>{t('centrals.systems')}</h3>
      <ul className={classes.list}>
        {central.systemIds.map((id) => {
          const system = view.bySystem.get(id)
          const name = system?.name ?? t('picked.systemGone')
          const address = addresses.get(id) ?? NaN
          return (
            <li key={id}>
              <span>
                <b>{name}</b>{' '}
                <span className={classes.muted}>
                  {[
                    system ? t('systems:unitCount', { count: system.units.length }) : '',
                    Number.isNaN(address) ? '' : t('picked.address', { address }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Remove
                label={t('picked.leaveCentral', { name })}
                isDisabled={isReadOnly}
                onClick={() =>
                  setServedSystems(
                    central.id,
                    central.systemIds.filter((each) => each !== id),
                  )
                }
              />
            </li>
          )
        })}
      </ul>
      {isReadOnly || others.length === 0 ? null : (
        <Select
          searchable
          limit={MOST_OFFERED}
          aria-label={t('picked.addSystem')}
          placeholder={t('picked.addSystem')}
          data={others.map(({ id, name }) => ({ value: id, label: name }))}
          value={null}
          onChange={(id) => id !== null && setServedSystems(central.id, [...central.systemIds, id])}
        />
      )}
      {line ? (
        <FigureList title={t('picked.line', { line: line.bus.bus.name })}>
          <Figure name={t('picked.length')}>
            <QuantityText quantity="length" value={line.totalM} /> / <QuantityText quantity="length" value={line.bus.limits.maxM} />
          </Figure>
          <Figure name={t('picked.cable')}>{line.bus.bus.cable}</Figure>
        </FigureList>
      ) : null}
    </section>
  )
}

const MOST_OFFERED = 50

function Remove({ label, isDisabled, onClick }: { label: string; isDisabled: boolean; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" size="sm" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      <IconX size={SMALL_ICON_PX} aria-hidden="true" />
    </ActionIcon>
  )
}
