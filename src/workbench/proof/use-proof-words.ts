import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProofSource } from '../../engine/proof/proof'
import { ORIGIN } from '../../model/wiring/wiring'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import { useFormat } from '../../ui/words/format'
import type { OpenSystem } from '../open-system/use-open-system'

/** Place of a proof: a node, a pipe, the outdoor unit, a supply line by the device at its end, or a communication line. */
interface ProofPlace {
  node?: string
  outdoor?: true
  edge?: string
  power?: string
  signal?: string
  device?: string
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
      const limit = /^(limit|margin|wiring)\.(\w+)/.exec(name)
      if (limit) {
        const bound = t([`limits:name.${limit[2]}`, `proof:quantity.${limit[2]}`])
        return t(`proof:${limit[1] === 'margin' ? 'marginOf' : 'excessOf'}`, { limit: bound })
      }
      return t(`proof:quantity.${name.replace(/\[[^\]]*\]/g, '')}`, { defaultValue: inWords(name) })
    }
    /** A device is a node, a module of it, or a node in the line of a group; else a board or a line of controllers. */
    const device = (id: string): string => {
      const node = [id, id.replace(/\/\d+$/, ''), id.slice(id.lastIndexOf(':') + 1)]
        .map((each) => nodeRow(diagram, each))
        .find((row) => row >= 0)
      if (node !== undefined) return names.node(node) + (/\/\d+$/.exec(id)?.[0] ?? '')
      const board = system.wiring?.boards.find((each) => each.id === id)
      return board?.name || t(`proof:device.${id === ORIGIN ? 'supply' : 'board'}`)
    }
    const place: ProofWords['place'] = (of) => {
      if (of.power !== undefined) return device(of.power)
      if (of.device !== undefined) return device(of.device)
      if (of.signal !== undefined) return of.signal === system.id ? system.name : t('proof:device.control')
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
