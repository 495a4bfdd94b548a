import { useTranslation } from 'react-i18next'
import type { Finding } from '../../model/finding/finding'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './repair.module.css'

const MOST_SHOWN = 4

interface FindingChangesProps {
  open: OpenSystem
  title: string
  findings: readonly Finding[]
}

/** Lists the findings that a repair makes go or come; those of another system with its name. */
export function FindingChanges({ open, title, findings }: FindingChangesProps) {
  const { t } = useTranslation('panels')
  if (findings.length === 0) return null
  const systemName = ({ systemId }: Finding): string =>
    systemId === open.system.id ? '' : `${open.project.systems[systemId]?.name ?? systemId}: `
  return (
    <div className={classes.changes}>
      <b>{title}</b>
      <ul>
        {findings.slice(0, MOST_SHOWN).map((finding) => (
          <li key={`${finding.code} ${finding.nodeId ?? finding.edgeId ?? finding.systemId}`}>
            <SeverityBadge severity={finding.severity} />
            <span>
              {systemName(finding)}
              {open.sentence(finding)}
            </span>
          </li>
        ))}
      </ul>
      {findings.length > MOST_SHOWN ? <small>{t('repair.andMore', { count: findings.length - MOST_SHOWN })}</small> : null}
    </div>
  )
}
