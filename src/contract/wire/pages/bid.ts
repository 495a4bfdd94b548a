import { COOPERATIONS, POWER_HZ, type Bid } from '../../../model/project/first-page/bid'
import { InputError } from '../../input-error'
import { flagIn, numberIn, step, textIn, type JsonRecord, type Place } from '../read-value'

/** Names of the bid on the first page. */
export const BID_NAMES: readonly string[] = ['solution', 'powerType', 'cooperativeType', 'bidAgainst', 'bidWinornot', 'pipeSpecYes']

/** Names of the bid beside the first page, too. */
export const BID_NAMES_OF_PROJECT: readonly string[] = ['bidAgainst', 'bidWinornot']

/** Reads the bid from the first page, and from the project what the page does not have; undefined means that nothing is given. */
export function readBid(page: JsonRecord, project: JsonRecord, inPage: Place): Bid | undefined {
  const text = (key: string): string => textIn(page, key, inPage) || textIn(project, key, () => '$') || ''
  const solution = textIn(page, 'solution', inPage) ?? ''
  const powerHz = codeIn(page, 'powerType', inPage, POWER_HZ)
  const cooperation = codeIn(
    page,
    'cooperativeType',
    inPage,
    COOPERATIONS.map((_, place) => place + 1),
  )
  const competitors = text('bidAgainst')
  const state = text('bidWinornot')
  const hasPipeSpecification = page['pipeSpecYes'] === '' ? undefined : flagIn(page, 'pipeSpecYes', inPage)
  const bid: Bid = {
    ...(solution !== '' && { solution }),
    ...(powerHz !== undefined && { powerHz }),
    ...(cooperation !== undefined && { cooperation: COOPERATIONS[cooperation - 1] ?? 'direct' }),
    ...(competitors !== '' && { competitors }),
    ...(state !== '' && { state }),
    ...(hasPipeSpecification !== undefined && { hasPipeSpecification }),
  }
  return Object.keys(bid).length > 0 ? bid : undefined
}

/** Writes what is given of the bid into the first page. */
export function writeBid(bid: Bid | undefined): JsonRecord {
  if (!bid) return {}
  const { solution, powerHz, cooperation, state, hasPipeSpecification } = bid
  return {
    ...(solution !== undefined && { solution }),
    ...(powerHz !== undefined && { powerType: powerHz }),
    ...(cooperation !== undefined && { cooperativeType: COOPERATIONS.indexOf(cooperation) + 1 }),
    ...(state !== undefined && { bidWinornot: state }),
    ...(hasPipeSpecification !== undefined && { pipeSpecYes: hasPipeSpecification }),
  }
}

/** Writes what stands beside the first page: competitors and state. */
export function writeBidOfProject(bid: Bid | undefined): JsonRecord {
  return {
    ...(bid?.competitors !== undefined && { bidAgainst: bid.competitors }),
    ...(bid?.state !== undefined && { bidWinornot: bid.state }),
  }
}

/** Reads one of the codes, which other tools write as text, too. */
function codeIn<Code extends number>(record: JsonRecord, key: string, place: Place, codes: readonly Code[]): Code | undefined {
  const value = record[key]
  if (value === '') return undefined
  const code = codes.find((known) => value === String(known))
  if (code !== undefined) return code
  const number = numberIn(record, key, place)
  const found = codes.find((known) => known === number)
  if (number !== undefined && found === undefined) throw new InputError(place() + step(key), `one of ${codes.join(', ')}, not ${number}`)
  return found
}
