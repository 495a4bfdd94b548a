import { IconMessageReport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { Page } from '../../../contract/center/page'
import type { FeedbackSummary } from '../../../contract/feedback'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { useFormat } from '../../../ui/words/format'
import { useDrafts } from '../../../ui/message/use-drafts'
import { PagedTable } from '../../../ui/paged/paged-table'
import { usePaged } from '../../../ui/paged/use-paged'
import classes from '../feedback.module.css'
import { ownColumns } from './own-columns'
import { OwnDrawer } from './own-drawer'

const NO_FILTER = {}
const list = (_filter: object, page: Page, signal: AbortSignal) => call(CALLS.feedback.mine, { query: page, signal })

/** Lists the user's feedback with its status; each opens with its answers. */
export function OwnList({ sent }: { sent: number }) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const paged = usePaged(NO_FILTER, list, sent)
  const [opened, setOpened] = useState<FeedbackSummary | null>(null)
  const drafts = useDrafts()
  const columns = useMemo(() => ownColumns(t, format), [t, format])
  return (
    <section className={classes.own} aria-label={t('own.title')}>
      <PagedTable
        paged={paged}
        title={t('own.title')}
        hidesSinglePage
        label={t('own.title')}
        columns={columns}
        rowKey={keyOf}
        rowHeight={40}
        onActivate={setOpened}
        empty={<EmptyState icon={<IconMessageReport size={36} stroke={1.4} />} title={t('own.none')} text={t('own.noneText')} />}
      />
      {opened === null ? null : (
        <OwnDrawer key={opened.feedbackId} summary={opened} drafts={drafts} onClose={() => setOpened(null)} onChange={paged.reload} />
      )}
    </section>
  )
}

const keyOf = ({ feedbackId }: FeedbackSummary): string => feedbackId
