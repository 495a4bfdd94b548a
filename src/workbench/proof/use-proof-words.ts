import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProofSource } from '../../engine/proof/proof'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import { useFormat } from '../../ui/words/format'
import type { OpenSystem } from '../open-system/use-open-system'

/** Place of a proof: a node, a pipe, or the outdoor unit. */
interface ProofPlace {
  node?: string
  outdoor?: true
  edge?: string
}

export interface ProofWords {
  quantity: (name: string) => string
  input: (name: string) => string
  place: (of: ProofPlace) => string
  origin: (from: ProofSource) => string
  /** Writes a value in four significant digits, and all digits before the point. */
  value: (value: number | string | null) => string
  /** Writes a value in all digits that are of use in a calculation sheet. */
  exact: (value: number | string | null) => string
}

/** Returns the words of proofs in the interface language. Numbers are metric. */
export function useProofWords(open: OpenSystem): ProofWords {
  const { t } = useTranslation(['proof', 'limits'])
  const format = useFormat()
  return useMemo(() => {
    const { drawing, names, system } = open
    const { diagram } = drawing
    const quantity = (name: string): string => {
      const limit = /^(limit|margin)\.(\w+)/.exec(name)
      if (limit) return t(`proof:${limit[1] === 'margin' ? 'marginOf' : 'excessOf'}`, { limit: t(`limits:name.${limit[2]}`) })
      return t(`proof:quantity.${name.replace(/\[[^\]]*\]/g, '')}`, { defaultValue: inWords(name) })
    }
    const place: ProofWords['place'] = (of) => {
      if (of.node !== undefined) return names.node(nodeRow(diagram, of.node))
      if (of.edge === undefined) return system.name
      const edge = edgeRow(diagram, of.edge)
      return `${names.node(diagram.edgeSource[edge] ?? -1)} → ${names.node(diagram.edgeTarget[edge] ?? -1)}`
    }
    const input = (name: string): string => t(`proof:input.${name}`, { defaultValue: inWords(name) })
    const origin = (from: ProofSource): string => {
      if ('path' in from) return from.path
      if ('silent' in from) return t('proof:from.silent', { path: from.silent })
      if ('step' in from) return t('proof:from.step', { number: from.step + 1 })
      if ('design' in from) return t('proof:from.design', { name: input(from.design) })
      if ('drawn' in from) return t('proof:from.drawn', { name: input(from.drawn), place: place(from) })
      return `${place(from)}: ${quantity(from.quantity)}`
    }
    const written = (of: number | string | null, decimals: (size: number) => number): string =>
      of === null ? '–' : typeof of === 'string' ? of : format.number(of, decimals(Math.abs(of)))
    const value: ProofWords['value'] = (of) => written(of, decimalsShown)
    const exact: ProofWords['exact'] = (of) => written(of, (size) => (size >= 100 ? 3 : 5))
    return { quantity, input, place, origin, value, exact }
  }, [t, format, open])
}

const DIGITS = 4
const MOST_DECIMALS = 6

/** Returns the decimals with which a number of this size has four significant digits. */
function decimalsShown(size: number): number {
  if (size === 0) return 0
  return Math.max(0, Math.min(MOST_DECIMALS, DIGITS - 1 - Math.floor(Math.log10(size))))
}

/** Converts a name without a translation to words: `pipeLength` → pipe length. */
function inWords(name: string): string {
  return name
    .replace(/\[(\S+)\]/g, ' $1')
    .replace(/[._]/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
}
