import { Button, Skeleton } from '@mantine/core'
import { IconLink, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Share } from '../../contract/project/share'
import { useFormat } from '../../ui/words/format'
import { Loading } from '../../ui/paged/loading'
import { RightSelect } from './right-select'
import classes from './share.module.css'
import type { Shares } from './use-shares'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

const NAMES_SHOWN = 5

/** Lists all users with access, and every link, each with a button to revoke it. */
export function AccessList({ shares, mayShareWithUsers }: { shares: Shares; mayShareWithUsers: boolean }) {
  const { t } = useTranslation('share')
  const { list } = shares
  return (
    <section className={classes.part} aria-labelledby="who-has-access">
      <h3 id="who-has-access" className={classes.title}>
        {t('access.title')}
      </h3>
      {list === null && shares.error === null ? (
        <Loading>
          <Skeleton height={36} radius="sm" />
        </Loading>
      ) : null}
      {list?.shares.length === 0 ? <p className={classes.hint}>{t('access.nobody')}</p> : null}
      <ul className={classes.list}>
        {list?.shares.map((share) => (
          <AccessRow key={share.id} share={share} shares={shares} mayShareWithUsers={mayShareWithUsers} />
        ))}
      </ul>
    </section>
  )
}

function AccessRow({ share, shares, mayShareWithUsers }: { share: Share; shares: Shares; mayShareWithUsers: boolean }) {
  const { t } = useTranslation('share')
  const format = useFormat()
  const isLink = share.kind === 'link'
  const made = format.dateTime(share.createdAt)
  const name = isLink ? t('access.linkOf', { when: made }) : share.userName
  return (
    <li className={classes.row} data-state={share.state}>
      {isLink ? <IconLink size={MENU_ICON_PX} aria-hidden="true" /> : <IconUser size={MENU_ICON_PX} aria-hidden="true" />}
      <span className={classes.who}>
        <span className={classes.name}>{name}</span>
        <span className={classes.detail}>{isLink ? <LinkDetail share={share} /> : <UserDetail share={share} />}</span>
      </span>
      {isLink || !mayShareWithUsers || share.state === 'closed' ? (
        <span className={classes.fixed}>{t(`right.${share.right}`)}</span>
      ) : (
        <RightSelect
          label={t('right.of', { name })}
          right={share.right}
          isDisabled={shares.isBusy}
          onChoose={(right) => void shares.shareWith(share.userId, right)}
        />
      )}
      <Button
        variant="default"
        disabled={shares.isBusy}
        aria-label={t('access.takeBackOf', { name })}
        onClick={() => void shares.takeBack(share)}
      >
        {t('access.takeBack')}
      </Button>
    </li>
  )
}

function UserDetail({ share }: { share: Share }) {
  const { t } = useTranslation('share')
  return (
    <>
      {share.email}
      {share.state === 'closed' ? <span className={classes.mark}>{t('access.closed')}</span> : null}
    </>
  )
}

function LinkDetail({ share }: { share: Share }) {
  const { t } = useTranslation('share')
  const format = useFormat()
  const ends = share.endsAt === null ? '' : format.dateTime(share.endsAt)
  const names = share.openedBy.slice(0, NAMES_SHOWN).join(', ')
  const others = share.openedBy.length - NAMES_SHOWN
  return (
    <>
      {share.state === 'ended' ? (
        <span className={classes.mark}>{t('access.ended', { when: ends })}</span>
      ) : (
        t('access.until', { when: ends })
      )}
      {' · '}
      {share.openedBy.length === 0
        ? share.isOpen
          ? ''
          : t('access.unopened')
        : others > 0
          ? t('access.openedByMore', { names, count: others })
          : t('access.openedBy', { names })}
      {share.isOpen ? `${share.openedBy.length === 0 ? '' : ' · '}${t('access.visits', { count: share.visits })}` : ''}
    </>
  )
}
