import type { TFunction } from 'i18next'
import type { useFormat } from '../../../ui/format'

type Format = ReturnType<typeof useFormat>
type Details = Readonly<Record<string, unknown>>

/** What an act changed, as the log keeps it, in the words the user centre has for it; ids that say nothing to a reader are left out. */
export function auditDetails(kept: string, t: TFunction, format: Format): string {
  const details = JSON.parse(kept) as Details
  return FACTS.flatMap(({ key, label, spell }) => {
    const value = details[key]
    return value === undefined || value === null ? [] : [`${t(label)}: ${spell(value, { t, format, details })}`]
  }).join(' · ')
}

interface Speller {
  t: TFunction
  format: Format
  details: Details
}

interface Fact {
  key: string
  label: string
  spell: (value: unknown, speller: Speller) => string
}

const asItIs = (value: unknown): string => String(value)
const asDate = (value: unknown, { format }: Speller): string => format.date(String(value))
const asYesOrNo = (value: unknown, { t }: Speller): string => t(value === true || value === '1' ? 'center:yes' : 'center:no')
const asRole = (value: unknown, t: TFunction): string => t(`app:account.role.${String(value)}`, { defaultValue: String(value) })

/** From one role to the other, where all whom the act was done to had the same. */
function roles(value: unknown, { t, details }: Speller): string {
  const before = new Set(Object.values((details['before'] ?? {}) as Record<string, unknown>))
  const [only] = before
  const now = asRole(value, t)
  return before.size === 1 ? `${asRole(only, t)} → ${now}` : now
}

function status(value: unknown, { t }: Speller): string {
  const word = String(value)
  return t(`feedback:status.${word}`, { defaultValue: t(`center:status.${word}`, { defaultValue: word }) })
}

const FACTS: readonly Fact[] = [
  { key: 'role', label: 'center:user.role', spell: roles },
  { key: 'library', label: 'center:user.library', spell: asItIs },
  { key: 'name', label: 'center:library.name', spell: asItIs },
  { key: 'isCad', label: 'center:user.cad', spell: asYesOrNo },
  { key: 'isShare', label: 'center:user.share', spell: asYesOrNo },
  { key: 'number', label: 'feedback:field.number', spell: asItIs },
  { key: 'status', label: 'center:user.status', spell: status },
  { key: 'right', label: 'share:right.label', spell: (value, { t }) => t(`share:right.${String(value)}`, { defaultValue: String(value) }) },
  { key: 'from', label: 'center:visit.from', spell: asDate },
  { key: 'to', label: 'center:visit.to', spell: asDate },
  { key: 'expiresAt', label: 'center:user.expires', spell: asDate },
  { key: 'endsAt', label: 'center:user.expires', spell: asDate },
]
