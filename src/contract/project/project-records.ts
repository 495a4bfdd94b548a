import { Type, type Static } from 'typebox'
import { ORIGIN } from './project-calls'

const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const Millimetres = Type.Number({ minimum: 0, maximum: 1_000 })

/** Pipes come in coils or in straight lengths. */
const PIPE_FORMS = ['coil', 'straight'] as const
export type PipeForm = (typeof PIPE_FORMS)[number]

/** Pipes of one outer diameter of a project, as they are bought and laid: mm. */
const PIPE = {
  material: Type.String({ minLength: 1, maxLength: 40 }),
  wallMm: Type.Number({ exclusiveMinimum: 0, maximum: 100 }),
  insulationMm: Type.Union([Millimetres, Type.Null()], { description: 'Thickness; null where nobody has said' }),
  form: Type.Enum(PIPE_FORMS),
  isAllowed: Type.Boolean(),
}

export const PipeSpecificationSchema = Type.Object({
  records: Type.Array(
    Type.Object({ pipingDimension: Type.Number(), label: Type.String({ description: 'Inch' }), isDefault: Type.Boolean(), ...PIPE }),
  ),
})
export type PipeSpecification = Static<typeof PipeSpecificationSchema>

export const PipeSpecificationUpdateSchema = Type.Object({
  id: Id,
  list: Type.Array(
    Type.Object({
      pipingDimension: Type.Number({ exclusiveMinimum: 0, maximum: 1_000, description: 'A diameter of the rule pack, mm' }),
      material: Type.Optional(PIPE.material),
      wallMm: Type.Optional(PIPE.wallMm),
      insulationMm: Type.Optional(PIPE.insulationMm),
      form: Type.Optional(PIPE.form),
      isAllowed: Type.Optional(PIPE.isAllowed),
    }),
    { minItems: 1, maxItems: 100 },
  ),
})
export type PipeSpecificationUpdate = Static<typeof PipeSpecificationUpdateSchema>

const Origin = Type.Enum([ORIGIN.mssp, ORIGIN.cad], { default: ORIGIN.mssp, description: '1 normal, 2 CAD' })

export const ParamRecordSchema = Type.Object({
  origin: Origin,
  page1: Type.Record(Type.String(), Type.Unknown(), { description: 'First page of a project' }),
})

export const LastParamRecordBodySchema = Type.Object({ origin: Origin })

/** The first page that the caller saved last; null before the first. */
export const LastParamRecordSchema = Type.Union([
  Type.Object({
    origin: Type.Integer(),
    page1: Type.Record(Type.String(), Type.Unknown()),
    savedAt: Type.String({ description: 'ISO 8601' }),
  }),
  Type.Null(),
])
export type LastParamRecord = Static<typeof LastParamRecordSchema>
