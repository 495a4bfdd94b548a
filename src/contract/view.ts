import { Type, type Static } from 'typebox'

const Name = Type.String({ description: 'Of the owner' })

/** Names that a valid link tells before anybody has signed in. */
export const SenderSchema = Type.Object({
  projectName: Type.String(),
  userName: Name,
  isOpen: Type.Boolean({ description: 'Whether the link shows the project without an account, too' }),
})
export type Sender = Static<typeof SenderSchema>

/** Facts about the project of a link that a visitor without an account is told. */
export const ViewSchema = Type.Object({
  projectName: Type.String(),
  userName: Name,
  library: Type.String({ description: 'The library that the project is calculated with' }),
  endsAt: Type.Union([Type.String({ description: 'ISO 8601: when the link ends' }), Type.Null()]),
})
export type View = Static<typeof ViewSchema>
