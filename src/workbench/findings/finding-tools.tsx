import { NativeSelect, SegmentedControl, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Finding } from '../../model/finding/finding'
import { SearchField } from '../../ui/filter/search-field'
import { useFormat } from '../../ui/words/format'
import { local } from '../open-system/local'
import { codeCounts } from './finding-list'
import { findingsState } from './findings-state'
import { useCodeName } from './use-code-name'
import classes from './findings.module.css'

/** Renders search, filters and grouping above the list of findings. */
export function FindingTools({ findings, shown }: { findings: readonly Finding[]; shown: number }) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const { filter } = useSnapshot(local)
  const { code, search, isGrouped } = useSnapshot(findingsState)
  const codeName = useCodeName()
  return (
    <div className={classes.tools}>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('findings.filter')}
        value={filter}
        onChange={(value) => (local.filter = value)}
        data={[
          { value: 'all', label: t('findings.all') },
          { value: 'error', label: t('findings.errors') },
          { value: 'advice', label: t('findings.advice') },
        ]}
      />
      <div className={classes.sought}>
        <SearchField size="xs" label={t('findings.search')} value={search} onText={(text) => (findingsState.search = text)} />
        <NativeSelect
          size="xs"
          aria-label={t('findings.code')}
          value={code}
          onChange={(event) => (findingsState.code = event.currentTarget.value)}
          data={[
            { value: '', label: t('findings.allCodes') },
            ...codeCounts(findings).map(([value, count]) => ({ value, label: `${codeName(value)} (${format.number(count, 0)})` })),
          ]}
        />
      </div>
      <div className={classes.toolRow}>
        <Switch
          size="xs"
          label={t('findings.grouped')}
          checked={isGrouped}
          onChange={(event) => (findingsState.isGrouped = event.currentTarget.checked)}
        />
        <small role="status" title={t('findings.keys')}>
          {t('findings.shown', { shown: format.number(shown, 0), all: format.number(findings.length, 0) })}
        </small>
      </div>
    </div>
  )
}
