import { InputError } from '../../contract/input-error'
import { readPack, type Pack } from '../../contract/pack'
import { shown } from '../../contract/wire/read-value'
import defaultPack from '../../../packs/default.json'

/** The vendor-neutral pack shipped with the product. Tests validate it like any other pack; validating it at every start would take longer than the start itself. */
export function embeddedPack(): Pack {
  return defaultPack as unknown as Pack
}

export interface HeadlessOptions {
  /** A pack from `readPack`; the embedded default pack where none is given. Reuse the object: a pack becomes resident in the core once. */
  pack?: Pack
  /** Library code of the customer, such as NA0101. */
  library?: string
  /** Language of the findings' sentences; English where none is given or the language has none. */
  language?: string
}

const checked = new WeakSet<Pack>()

/**
 * Returns the pack to calculate with.
 * @throws InputError with a path such as `options.pack.series` where one is given that `readPack` refuses
 */
export function packOf(options: HeadlessOptions): Pack {
  const { pack } = options
  if (pack === undefined) return embeddedPack()
  if (checked.has(pack)) return pack
  try {
    readPack(pack)
  } catch (error) {
    throw error instanceof InputError ? new InputError(`options.pack${error.path.slice(1)}`, error.expected) : error
  }
  checked.add(pack)
  return pack
}

/**
 * Checks that the options are valid.
 * @throws InputError with a path such as `options.library`: options are no part of the project, so no `$` stands in front
 */
export function checkOptions(options: HeadlessOptions): void {
  const given: unknown = options
  if (typeof given !== 'object' || given === null) throw new InputError('options', `an object, not ${shown(given)}`)
  for (const name of ['library', 'language'] as const) {
    const value: unknown = options[name]
    if (value !== undefined && typeof value !== 'string') throw new InputError(`options.${name}`, `text, not ${shown(value)}`)
  }
}
