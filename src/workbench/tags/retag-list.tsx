import { useTranslation } from 'react-i18next'
import type { Retagging } from '../../model/edits/tags/renumber-tags'
import type { Project } from '../../model/project/project'
import { VirtualList } from '../../ui/table/virtual-list'
import classes from './tags.module.css'

const LINE_PX = 30

/** Lists the tags that change: where, before and after. */
export function RetagList({ project, list }: { project: Project; list: readonly Retagging[] }) {
  const { t } = useTranslation('lines')
  if (list.length === 0) return <p className={classes.none}>{t('tags.none')}</p>
  const placeOf = ({ systemId, lineId }: Retagging): string => {
    const system = project.systems[systemId]
    const line = system?.indoorUnits.find(({ id }) => id === lineId)
    return line?.room || line?.model || (system?.name ?? '')
  }
  return (
    <div className={classes.list}>
      <VirtualList
        label={t('tags.renumber')}
        count={list.length}
        revealed={-1}
        estimatePx={LINE_PX}
        keyOf={(at) => `${list[at]?.systemId ?? ''} ${list[at]?.lineId ?? ''} ${list[at]?.tag ?? ''}`}
        render={(at) => {
          const one = list[at]
          return one ? (
            <div className={classes.line}>
              <span className={classes.place}>{placeOf(one)}</span>
              <s>{one.was || '–'}</s>
              <span aria-hidden="true">→</span>
              <b>{one.tag}</b>
            </div>
          ) : null
        }}
      />
    </div>
  )
}
