import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Project, System } from '../../model/project'
import { results } from '../../state/results'
import { SeverityBadge } from '../../ui/severity-badge'
import { openSystem } from './commands/open-system'
import classes from './piping.module.css'

interface SystemsTreeProps {
  project: Project
  openId: string
}

/** All systems of the project by floor, with what they are made of and what is wrong with them. */
export function SystemsTree({ project, openId }: SystemsTreeProps) {
  const { t } = useTranslation('piping')
  const list = useRef<HTMLUListElement>(null)
  const systems = project.systemOrder.flatMap((id) => project.systems[id] ?? [])
  const floors = Array.from(new Set(systems.map((system) => system.floor))).sort((a, b) => b - a)

  const onKeyDown = (event: KeyboardEvent): void => {
    const items = Array.from(list.current?.querySelectorAll<HTMLElement>('[data-system]') ?? [])
    const at = items.indexOf(document.activeElement as HTMLElement)
    const target: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
    const next = items[target[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <nav className={classes.systems} aria-label={t('systems.label')}>
      <h2>{t('systems.label')}</h2>
      <ul ref={list} onKeyDown={onKeyDown}>
        {floors.map((floor) => (
          <li key={floor}>
            {floors.length > 1 ? <h3>{floor === 0 ? t('systems.noFloor') : t('systems.floor', { floor })}</h3> : null}
            <ul>
              {systems
                .filter((system) => system.floor === floor)
                .map((system) => (
                  <SystemItem key={system.id} system={system} isOpen={system.id === openId} />
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SystemItem({ system, isOpen }: { system: System; isOpen: boolean }) {
  const { t } = useTranslation('piping')
  const findings = useSnapshot(results).bySystem[system.id]?.findings ?? []
  const errors = findings.filter((finding) => finding.severity === 'error').length
  const units = system.indoorUnits.reduce((sum, unit) => sum + unit.count, 0)
  return (
    <li>
      <button
        type="button"
        data-system={system.id}
        data-inactive={!system.active}
        aria-current={isOpen}
        onClick={() => openSystem(system.id)}
      >
        <span className={classes.systemName}>{system.name}</span>
        <span className={classes.systemBadges}>
          {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
          {findings.length > errors ? <SeverityBadge severity="advice" count={findings.length - errors} /> : null}
        </span>
        <small>
          {system.outdoorModels.length > 0 ? system.outdoorModels.join(' + ') : t('systems.noOutdoorUnit')}
          {' · '}
          {t('systems.unitCount', { count: units })}
          {system.active ? '' : ` · ${t('systems.inactive')}`}
        </small>
      </button>
    </li>
  )
}
