import type { TFunction } from 'i18next'
import type { CenterUser } from '../../../contract/center/users'
import { lastDayOf } from '../../../contract/account/guest-stay'
import type { Column } from '../../../ui/table/data-table'
import type { useFormat } from '../../../ui/words/format'
import { ToneBadge } from '../../../ui/badges/tone-badge'

type Format = ReturnType<typeof useFormat>

/** Returns the columns of the account list. */
export const userColumns = (t: TFunction<'center'>, format: Format): Column<CenterUser>[] => [
  { key: 'userName', header: t('user.name'), isYielding: true, value: (user) => user.userName },
  { key: 'login', header: t('user.login'), isYielding: true, value: (user) => user.login },
  { key: 'shareRole', header: t('user.role'), isSortable: false, value: (user) => t(`role.${user.shareRole}`) },
  { key: 'userType', header: t('user.kind'), isSortable: false, isSecondary: true, value: (user) => t(`kind.${user.userType}`) },
  { key: 'libCode', header: t('user.library'), value: (user) => user.libCode },
  {
    key: 'status',
    header: t('user.status'),
    isSortable: false,
    isShort: true,
    value: (user) => t(`status.${stateOf(user)}`),
    render: (user) => <ToneBadge tone={TONE[stateOf(user)]} text={t(`status.${stateOf(user)}`)} />,
  },
  { key: 'isCad', header: t('user.cad'), isSortable: false, isExtra: true, value: (user) => t(user.isCad ? 'yes' : 'no') },
  { key: 'isShare', header: t('user.share'), isSortable: false, isExtra: true, value: (user) => t(user.isShare ? 'yes' : 'no') },
  { key: 'organization', header: t('user.organization'), isSortable: false, isExtra: true, value: (user) => user.organization },
  {
    key: 'expiresAt',
    header: t('user.expires'),
    isSecondary: true,
    isNumeric: true,
    value: (user) => (user.expiresAt ? format.day(lastDayOf(new Date(user.expiresAt))) : ''),
  },
  {
    key: 'lastVisit',
    header: t('user.lastVisit'),
    isSortable: false,
    isNumeric: true,
    value: (user) => (user.lastVisit ? format.day(user.lastVisit) : '–'),
  },
]

const TONE = { open: 'good', waiting: 'warning', closed: 'danger', ended: 'warning' } as const

/** Returns the state of an account; a guest whose access has expired may not sign in, although the account is not closed. */
const stateOf = ({ status, expiresAt }: CenterUser): keyof typeof TONE =>
  status === 'open' && expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'ended' : status
