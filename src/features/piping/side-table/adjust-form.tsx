import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMetric } from '../../../engine/measure/measure'
import { parseNumber } from '../../../platform/words/locale'
import { useFormat } from '../../../ui/words/format'
import { setCells } from '../../../workbench/commands/set-cells'
import type { CellValues } from '../../../workbench/commands/set-cells'
import { defaultLengthM } from '../../../engine/encode/default-length'
import type { Lines } from '../../../workbench/lines/lines'
import { MOST_BENDS, MOST_MATERIAL_LETTERS } from '../../../workbench/lines/pipe-limits'
import type { OpenSystem } from '../../../workbench/open-system/use-open-system'
import { adjustedValues } from './adjusted-values'
import type { Adjustment, Misfit } from './adjusted-values'
import classes from './side-table.module.css'

interface AdjustFormProps {
  open: OpenSystem
  lines: Lines
  /** Indices of the changed rows. */
  which: readonly number[]
  /** True when these are the marked rows; otherwise these are all shown rows. */
  isMarked: boolean
}

const PROPERTIES = ['length', 'bends', 'level', 'material'] as const
type Property = (typeof PROPERTIES)[number]
const HOWS: readonly Adjustment[] = ['set', 'add', 'subtract', 'multiply']

/** Changes many pipes by one operation: set, add, subtract, multiply; one step of undo. */
export function AdjustForm({ open, lines, which, isMarked }: AdjustFormProps) {
  const { t } = useTranslation(['lines', 'ui'])
  const { language } = useFormat()
  const [property, setProperty] = useState<Property>('length')
  const [how, setHow] = useState<Adjustment>('set')
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const { drawing, system, pack, unitSettings } = open
  const measure = unitSettings.length
  const isLength = property === 'length' || property === 'level'

  const refusals: Record<Misfit, () => string> = {
    notANumber: () => t('ui:field.notANumber'),
    tooSmall: () => t('side.belowZero'),
    tooLarge: () => t('ui:field.atMost', { limit: MOST_BENDS }),
  }
  const read = (): CellValues | string => {
    const { diagram } = drawing
    const edges = which.map((line) => lines.edge[line] ?? -1)
    const nodes = which.map((line) => lines.node[line] ?? -1)
    const edgeIds = edges.map((edge) => diagram.edgeId[edge] ?? '')
    if (property === 'material') {
      if (how !== 'set') return t('side.notHere')
      if (text.trim().length > MOST_MATERIAL_LETTERS) return t('read.tooLong', { count: MOST_MATERIAL_LETTERS })
      return { property, ids: edgeIds, values: edges.map(() => text.trim()) }
    }
    const typed = parseNumber(text, language)
    if (typed === null || Number.isNaN(typed)) return t('ui:field.notANumber')
    const amount = isLength && how !== 'multiply' ? toMetric(typed, 'length', measure) : typed
    const before = {
      length: () => edges.map((edge) => diagram.edgeLengthM[edge] ?? NaN),
      bends: () => edges.map((edge) => diagram.edgeBends[edge] ?? NaN),
      level: () => nodes.map((node) => diagram.nodeHeightM[node] ?? NaN),
    }[property]()
    const values = adjustedValues(before, how, amount, {
      fallback: property === 'length' ? defaultLengthM(diagram, pack) : 0,
      least: property === 'level' ? -Infinity : 0,
      most: property === 'bends' ? MOST_BENDS : Infinity,
      isWhole: property === 'bends',
    })
    if (typeof values === 'string') return refusals[values]()
    if (property === 'level') return { property: 'heightM', ids: nodes.map((node) => diagram.nodeId[node] ?? ''), values }
    return { property: property === 'length' ? 'lengthM' : 'bends', ids: edgeIds, values }
  }
  const apply = (): void => {
    const cells = read()
    setError(typeof cells === 'string' ? cells : '')
    if (typeof cells !== 'string') setCells(system.id, [cells], pack)
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <NativeSelect
        aria-label={t('side.property')}
        value={property}
        data={PROPERTIES.map((value) => ({ value, label: t(`column.${value}`) }))}
        onChange={(event) => setProperty(PROPERTIES.find((each) => each === event.currentTarget.value) ?? 'length')}
      />
      <NativeSelect
        aria-label={t('side.how')}
        value={how}
        data={HOWS.map((value) => ({ value, label: t(`side.hows.${value}`) }))}
        onChange={(event) => setHow(HOWS.find((each) => each === event.currentTarget.value) ?? 'set')}
      />
      <TextInput
        aria-label={t('side.value')}
        w={96}
        autoComplete="off"
        inputMode={property === 'material' ? 'text' : 'decimal'}
        value={text}
        error={error !== ''}
        rightSection={isLength && how !== 'multiply' ? <span className={classes.measure}>{measure}</span> : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={which.length === 0}>
        {isMarked ? t('side.applyMarked', { count: which.length }) : t('side.apply')}
      </Button>
      {error === '' ? null : (
        <span role="alert" className={classes.error}>
          {error}
        </span>
      )}
    </form>
  )
}
