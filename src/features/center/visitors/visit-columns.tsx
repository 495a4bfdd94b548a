import type { TFunction } from 'i18next'
import type { Visit } from '../../../contract/center/visitors'
import type { Column } from '../../../ui/table/data-table'
import type { useFormat } from '../../../ui/words/format'

/** Returns the columns of the list of visits, which has one row per account and day. */
export const visitColumns = (t: TFunction<'center'>, format: ReturnType<typeof useFormat>): Column<Visit>[] => [
  { key: 'day', header: t('visit.day'), value: ({ day }) => format.day(day) },
  { key: 'userName', header: t('user.name'), value: ({ userName }) => userName },
  { key: 'login', header: t('user.login'), isSortable: false, isSecondary: true, value: ({ login }) => login },
  { key: 'shareRole', header: t('user.role'), isSortable: false, value: ({ shareRole }) => t(`role.${shareRole}`) },
  { key: 'libCode', header: t('user.library'), isSortable: false, isSecondary: true, value: ({ libCode }) => libCode },
  {
    key: 'areas',
    header: t('visit.areas'),
    isSortable: false,
    value: ({ areas }) => areas.map((area) => t(`area.${area}`)).join(', '),
  },
  { key: 'visits', header: t('visit.visits'), isNumeric: true, value: ({ visits }) => format.number(visits, 0) },
]
