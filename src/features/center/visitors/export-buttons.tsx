import { Button, Menu, Progress } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { isCancel } from 'axios'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import { EXPORTED_AREAS, type ExportedArea, type ExportFilter, type Visit, type VisitFilter } from '../../../contract/center/visitors'
import { downloadFile } from '../../../platform/files/files'
import { notify } from '../../../platform/notify'
import { mayUse } from '../../../platform/permissions'
import { session } from '../../../state/page/session'
import { callFailure } from '../../../platform/http/call-failure'
import { csvOf, xlsxOf } from '../../../platform/files/spreadsheet'

const PAGE_ROWS = 1000
const FORMATS = ['csv', 'xlsx'] as const

/** Exports the visits of an area whose statistics the user may export, and shows the progress. */
export function ExportButtons({ filter: { sort: _sort, area: _area, ...filter } }: { filter: VisitFilter }) {
  const { t } = useTranslation('center')
  const { permissions } = useSnapshot(session)
  const [progress, setProgress] = useState<number | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])
  const areas = EXPORTED_AREAS.filter((area) => mayUse(permissions, `${area}:exportstats`))

  const save = async (area: ExportedArea, format: (typeof FORMATS)[number]): Promise<void> => {
    const { signal } = (abort.current = new AbortController())
    setProgress(0)
    try {
      const visits = await everyVisit({ ...filter, area }, signal, setProgress)
      const head = [t('visit.day'), t('user.name'), t('user.login'), t('user.role'), t('user.library'), t('visit.area'), t('visit.visits')]
      const rows = visits.map((visit) => [
        ...[visit.day, visit.userName, visit.login, t(`role.${visit.shareRole}`), visit.libCode, t(`area.${area}`)],
        visit.visits,
      ])
      const name = `visits-${area}-${filter.from}-${filter.to}.${format}`
      downloadFile(name, format === 'csv' ? csvOf([head, ...rows]) : await xlsxOf([head, ...rows], t(`area.${area}`)))
    } catch (failure) {
      if (!isCancel(failure)) notify('error', callFailure(failure))
    } finally {
      setProgress(null)
    }
  }

  if (areas.length === 0) return null
  if (progress !== null) return <Progress w={160} value={progress} aria-label={t('export.running')} />
  return (
    <Menu shadow="md">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {t('export.open')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {areas.flatMap((area) =>
          FORMATS.map((format) => (
            <Menu.Item key={`${area} ${format}`} onClick={() => void save(area, format)}>
              {t('export.one', { area: t(`area.${area}`), format: format.toUpperCase() })}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

async function everyVisit(filter: ExportFilter, signal: AbortSignal, onProgress: (percent: number) => void): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let current = 1; ; current += 1) {
    const page = await call(CALLS.center.exportVisits, { body: filter, query: { current, size: PAGE_ROWS }, signal })
    visits.push(...page.records)
    onProgress(page.total === 0 ? 100 : (visits.length / page.total) * 100)
    if (page.records.length < PAGE_ROWS) return visits
  }
}
