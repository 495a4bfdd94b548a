import type { TFunction } from 'i18next'
import { SHARE_ROLE, type Role } from '../../../contract/account/account'
import type { AuditedAct } from '../../../contract/center/audit'
import { lastDayOf } from '../../../contract/account/guest-stay'
import type { useFormat } from '../../../ui/words/format'

type Format = ReturnType<typeof useFormat>
type Details = Readonly<Record<string, unknown>>

/**
 * Describes the details of a logged act in the words of the user centre; ids of shares and accounts are omitted, because these mean nothing to a
 * reader.
 */
export function auditDetails({ act, details: kept }: Pick<AuditedAct, 'act' | 'details'>, t: TFunction, format: Format): string {
  const details = JSON.parse(kept) as Details
  const facts = FACTS.flatMap(({ key, label, spell }) => {
    const value = details[key]
    return value === undefined || value === null ? [] : [`${t(label)}: ${spell(value, { t, format, act, details })}`]
  })
  const marks = MARKS.filter(({ key, is }) => details[key] === is).map(({ label }) => t(label))
  return [...marks, ...facts].join(' · ')
}

interface Speller {
  t: TFunction
  format: Format
  act: string
  details: Details
}

interface Fact {
  key: string
  label: string
  spell: (value: unknown, speller: Speller) => string
}

const asItIs = (value: unknown): string => String(value)
const asDate = (value: unknown, { format }: Speller): string => format.date(String(value))
/** Formats the last day of a guest's access, which is included as a whole. */
const asLastDay = (value: unknown, { format }: Speller): string => format.day(lastDayOf(new Date(String(value))))
const asDay = (value: unknown, { format }: Speller): string => format.day(String(value))
const asYesOrNo = (value: unknown, { t }: Speller): string => t(value === true || value === '1' ? 'center:yes' : 'center:no')

function asRole(value: unknown, t: TFunction): string {
  const role = String(value)
  return Object.hasOwn(SHARE_ROLE, role) ? t(`center:role.${SHARE_ROLE[role as Role]}`) : role
}

function roleList(value: unknown, t: TFunction): string {
  const list = Array.isArray(value) ? value : []
  return list.length === 0 ? t('center:factor.nobody') : list.map((role) => asRole(role, t)).join(', ')
}

/** Formats the change from one role to another. */
function roles(value: unknown, { t, details: { before } }: Speller): string {
  const now = asRole(value, t)
  return typeof before === 'string' ? `${asRole(before, t)} → ${now}` : now
}

/** Formats a status; feedback and accounts share some names whose words differ. */
function status(value: unknown, { t, act }: Speller): string {
  const words = act.startsWith('feedback ') ? 'ui:message.status' : 'center:status'
  return t(`${words}.${String(value)}`, { defaultValue: String(value) })
}

const MARKS: readonly { key: string; is: unknown; label: string }[] = [
  { key: 'with', is: 'link', label: 'center:audit.byLink' },
  { key: 'isGone', is: true, label: 'center:audit.gone' },
  { key: 'more', is: true, label: 'center:audit.more' },
]

const FACTS: readonly Fact[] = [
  {
    key: 'way',
    label: 'center:audit.way',
    spell: (value, { t }) => t(`center:audit.ways.${String(value)}`, { defaultValue: String(value) }),
  },
  {
    key: 'reason',
    label: 'center:audit.reason',
    spell: (value, { t }) => t(`center:audit.reasons.${String(value)}`, { defaultValue: String(value) }),
  },
  { key: 'address', label: 'center:audit.address', spell: asItIs },
  { key: 'call', label: 'center:audit.call', spell: asItIs },
  { key: 'role', label: 'center:user.role', spell: roles },
  { key: 'roles', label: 'center:factor.roles', spell: (value, { t }) => roleList(value, t) },
  { key: 'library', label: 'center:user.library', spell: asItIs },
  { key: 'name', label: 'center:library.name', spell: asItIs },
  { key: 'isCad', label: 'center:user.cad', spell: asYesOrNo },
  { key: 'isShare', label: 'center:user.share', spell: asYesOrNo },
  { key: 'number', label: 'feedback:field.number', spell: asItIs },
  { key: 'status', label: 'center:user.status', spell: status },
  { key: 'count', label: 'center:audit.mails', spell: asItIs },
  { key: 'right', label: 'share:right.label', spell: (value, { t }) => t(`share:right.${String(value)}`, { defaultValue: String(value) }) },
  { key: 'from', label: 'center:visit.from', spell: asDay },
  { key: 'to', label: 'center:visit.to', spell: asDay },
  { key: 'expiresAt', label: 'center:user.expires', spell: asLastDay },
  { key: 'endsAt', label: 'center:user.expires', spell: asDate },
]
