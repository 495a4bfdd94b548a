/** Frequencies of the power supply in Hz. */
export const POWER_HZ = [50, 60] as const
export type PowerHz = (typeof POWER_HZ)[number]

/** Ways to the customer: direct, through an agent, through a design institute. */
export const COOPERATIONS = ['direct', 'agent', 'designInstitute'] as const
export type Cooperation = (typeof COOPERATIONS)[number]

/** States of a bid. */
export const BID_STATES = ['open', 'won', 'lost'] as const

/** Kinds of plant that can be offered; a project may name another one. */
export const SOLUTIONS = ['VRF', 'Split', 'Chiller', 'Rooftop', 'Other'] as const

/** The commercial side of a project. A field that is absent is not given. */
export interface Bid {
  /** Kind of plant that is offered. */
  solution?: string
  /** Frequency of the power supply, which decides between the models of a pack. */
  powerHz?: PowerHz
  cooperation?: Cooperation
  /** Competing brands. */
  competitors?: string
  /** One of the states above, or the word of another tool. */
  state?: string
  /** Whether the pipe specification belongs to the offer. */
  hasPipeSpecification?: boolean
}

/** The bid of a new project (design specification, section 9). */
export const NEW_BID = { solution: 'VRF', powerHz: 50, cooperation: 'direct' } as const satisfies Bid
