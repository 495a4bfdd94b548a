import { DesignSchema } from '../device'
import {
  HumiditiesSchema,
  OutsideRangesSchema,
  RangeBodySchema,
  RangeListSchema,
  RefusalBodySchema,
  RefusalsSchema,
} from '../device/checks'
import { OutdoorConditionsSchema, OutdoorMenusSchema } from '../device/menus'
import { ChangedPipesSchema, PipeRecordSchema, PostedSystemSchema } from '../device/pipes'
import {
  BoxesSchema,
  BoxFilterSchema,
  CatalogueMappingSchema,
  CodeListSchema,
  LevelLimitsSchema,
  ModelCodeSchema,
  OutdoorModelsSchema,
  PipeRulesSchema,
  SeriesByPipeRuleSchema,
  SeriesCodeSchema,
  SeriesNamesSchema,
  SeriesSequenceSchema,
  UnitKindsSchema,
  UnitTypesSchema,
} from '../device/series'
import { CreatedSystemSchema, NewSystemBodySchema } from '../device/systems'
import { rows } from './row'

const APPLICATION = '/api/apps-mssp'
const MSSP = `${APPLICATION}/device/v2/mssp`

/** Tables of the rule pack by series: design specification, section 7.2. */
export const series = rows('device', {
  models: {
    method: 'GET',
    path: `${MSSP}/queryOduModelListByCode`,
    summary: 'Outdoor modules and combinations by code and series',
    permission: 'mssp',
    query: ModelCodeSchema,
    answer: OutdoorModelsSchema,
  },
  unitKinds: {
    method: 'GET',
    path: `${MSSP}/ruleUnitType`,
    summary: 'Kinds of units that go with a series',
    permission: 'mssp',
    query: SeriesCodeSchema,
    answer: UnitKindsSchema,
  },
  unitTypes: {
    method: 'GET',
    path: `${MSSP}/ruleUnitType/list`,
    summary: 'Types of units that go with a series, with their models',
    permission: 'mssp',
    query: SeriesCodeSchema,
    answer: UnitTypesSchema,
  },
  sequence: {
    method: 'GET',
    path: `${APPLICATION}/device/v2/db/productSeriesSequence/bySeriesCode`,
    summary: 'Place of a series in the order of the products',
    permission: 'mssp',
    query: SeriesCodeSchema,
    answer: SeriesSequenceSchema,
  },
  levelLimits: {
    method: 'GET',
    path: `${MSSP}/getMinHeight`,
    summary: 'Level limits of a series',
    permission: 'mssp',
    query: SeriesCodeSchema,
    answer: LevelLimitsSchema,
  },
  boxes: {
    method: 'POST',
    path: `${MSSP}/getMsInfo`,
    summary: 'Mode-select boxes',
    permission: 'mssp',
    body: BoxFilterSchema,
    answer: BoxesSchema,
  },
  names: {
    method: 'POST',
    path: `${MSSP}/getSeriesNameByCodeList`,
    summary: 'Names of series by code',
    permission: 'mssp',
    body: CodeListSchema,
    answer: SeriesNamesSchema,
  },
  byPipeRule: {
    method: 'POST',
    path: `${MSSP}/getSeriesNameByRulePipeDimmensionList`,
    summary: 'Names of series by the table that sizes their main pipes',
    permission: 'mssp',
    body: PipeRulesSchema,
    answer: SeriesByPipeRuleSchema,
  },
  catalogue: {
    method: 'POST',
    path: `${MSSP}/getProductCatalogMappingList`,
    summary: 'Entries of the catalogue and the models behind them',
    permission: 'mssp',
    answer: CatalogueMappingSchema,
  },
})

/** Questions about a system before and after it is drawn: design specification, section 7.2. */
export const lookup = rows('device', {
  humidity: {
    method: 'POST',
    path: `${MSSP}/getCoolingHeatingRH`,
    summary: 'Relative humidity at the dry and wet bulbs of the first page',
    permission: 'mssp',
    body: DesignSchema,
    answer: HumiditiesSchema,
  },
  createSystem: {
    method: 'POST',
    path: `${MSSP}/getCreateSystem`,
    summary: 'A new outdoor system with the next name; nothing is stored',
    permission: 'mssp',
    body: NewSystemBodySchema,
    answer: CreatedSystemSchema,
  },
  outdoorMenuByConditions: {
    method: 'POST',
    path: `${MSSP}/getOduDropDownMenuByCond`,
    summary: 'Menus of the outdoor units that fit a list of units',
    permission: 'mssp',
    body: OutdoorConditionsSchema,
    answer: OutdoorMenusSchema,
  },
  refusals: {
    method: 'POST',
    path: `${MSSP}/checkIduByOduFilter`,
    summary: 'Listed units that the chosen outdoor unit refuses',
    permission: 'mssp',
    body: RefusalBodySchema,
    answer: RefusalsSchema,
  },
  connectionPipes: {
    method: 'POST',
    path: `${MSSP}/connectionPipes`,
    summary: 'Pipes and joints of one system; nothing is stored',
    permission: 'mssp',
    body: PostedSystemSchema,
    answer: PipeRecordSchema,
  },
  updatePipeInfo: {
    method: 'POST',
    path: `${MSSP}/updatePipeInfo`,
    summary: 'The same with changed pipes; nothing is stored',
    permission: 'mssp',
    body: ChangedPipesSchema,
    answer: PipeRecordSchema,
  },
  ranges: {
    method: 'POST',
    path: `${APPLICATION}/quantum/list`,
    summary: 'Operating ranges of every series',
    permission: 'mssp',
    answer: RangeListSchema,
  },
  outsideRanges: {
    method: 'POST',
    path: `${APPLICATION}/quantum/check/temp`,
    summary: 'Models and series that the design temperatures are outside of',
    permission: 'mssp',
    body: RangeBodySchema,
    answer: OutsideRangesSchema,
  },
})
