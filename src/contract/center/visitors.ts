import { Type, type Static } from 'typebox'
import { SHARE_ROLE } from '../account/account'
import { DIRECTIONS, LibraryCode, pageOf, SearchText, type PageAnswer } from './page'

/** Areas of the product for which visits are counted. */
export const VISITED_AREAS = [
  'gateway',
  'mssp',
  'cad',
  'simulation',
  'noise',
  'renovation',
  'database',
  'center',
  'feedback',
  'share',
] as const
export type VisitedArea = (typeof VISITED_AREAS)[number]

/** Areas with exportable statistics, each with its own permission: `mssp:exportstats` … */
export const EXPORTED_AREAS = ['mssp', 'simulation', 'cad'] as const
export type ExportedArea = (typeof EXPORTED_AREAS)[number]

export const MOST_DAYS = 366

export const NoteVisitSchema = Type.Object({ area: Type.Enum(VISITED_AREAS) })

const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description: 'As 2026-03-31, in UTC' })
const ShareRole = Type.Enum(Object.values(SHARE_ROLE))
const range = { from: Day, to: Day }

export const VISIT_SORT_KEYS = ['day', 'userName', 'visits'] as const

const filter = {
  ...range,
  text: SearchText,
  shareRole: Type.Optional(ShareRole),
  libCode: Type.Optional(LibraryCode),
}

export const VisitFilterSchema = Type.Object({
  ...filter,
  area: Type.Optional(Type.Enum(VISITED_AREAS)),
  sort: Type.Optional(Type.Object({ key: Type.Enum(VISIT_SORT_KEYS), direction: Type.Enum(DIRECTIONS) })),
})
export type VisitFilter = Static<typeof VisitFilterSchema>

export const ExportFilterSchema = Type.Object({ ...filter, area: Type.Enum(EXPORTED_AREAS) })
export type ExportFilter = Static<typeof ExportFilterSchema>

/** The visits of one account on one day. */
export const VisitSchema = Type.Object({
  day: Type.String(),
  userId: Type.String(),
  userName: Type.String(),
  login: Type.String(),
  shareRole: ShareRole,
  libCode: Type.String(),
  areas: Type.Array(Type.Enum(VISITED_AREAS)),
  visits: Type.Integer(),
})
export type Visit = Static<typeof VisitSchema>

export const VisitListSchema = pageOf(VisitSchema)
export type VisitList = PageAnswer<Visit>

export const STATISTICS_BY = ['day', 'shareRole', 'area'] as const
export type StatisticsBy = (typeof STATISTICS_BY)[number]

export const StatisticsQuestionSchema = Type.Object({
  ...filter,
  area: Type.Optional(Type.Enum(VISITED_AREAS)),
  by: Type.Enum(STATISTICS_BY),
})
export type StatisticsQuestion = Static<typeof StatisticsQuestionSchema>

export const StatisticSchema = Type.Object({
  key: Type.String({ description: 'The day, the role or the area' }),
  visits: Type.Integer(),
  visitors: Type.Integer({ description: 'Accounts, each counted once' }),
})
export type Statistic = Static<typeof StatisticSchema>
