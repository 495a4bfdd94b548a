import { Type } from 'typebox'
import {
  DeviceFilterSchema,
  DeviceListSchema,
  IndoorFilterSchema,
  MaxRatioBodySchema,
  MaxRatioSchema,
  OutdoorDemandSchema,
  OutdoorProposalsSchema,
  SeriesListSchema,
  VentilatorFilterSchema,
  VentilatorListSchema,
} from '../device'
import { AccessoryCatalogueSchema, AccessoryFilterSchema } from '../device/accessories'
import { AdjustBodySchema, AdjustedListSchema, IndoorItemsSchema, ManualOutdoorBodySchema, ManualOutdoorSchema } from '../device/adjusting'
import { IndoorMenuBodySchema, IndoorMenusSchema, OutdoorMenuBodySchema, OutdoorMenusSchema } from '../device/menus'
import { rows } from './row'

const MSSP = '/api/apps-mssp/device/v2/mssp'

/** Equipment of the rule pack: design specification, section 7.2. `rulePack` and `packSchema` are our own. */
export const device = rows('device', {
  indoorUnits: {
    method: 'POST',
    path: `${MSSP}/getIDUDeviceInfo`,
    summary: 'Units of every kind by type and capacity, as items of an indoor list',
    permission: 'mssp',
    body: IndoorFilterSchema,
    answer: IndoorItemsSchema,
  },
  freshAirUnits: {
    method: 'POST',
    path: `${MSSP}/searchedFADeviceInfo`,
    summary: 'Fresh-air units by capacity',
    permission: 'mssp',
    body: DeviceFilterSchema,
    answer: DeviceListSchema,
  },
  ventilators: {
    method: 'POST',
    path: `${MSSP}/searchedHRVDeviceInfo`,
    summary: 'Heat-recovery ventilators by air flow and pressure',
    permission: 'mssp',
    body: VentilatorFilterSchema,
    answer: VentilatorListSchema,
  },
  hydroUnits: {
    method: 'POST',
    path: `${MSSP}/searchedHydroDeviceInfo`,
    summary: 'Hydro units by kind and capacity',
    permission: 'mssp',
    body: DeviceFilterSchema,
    answer: DeviceListSchema,
  },
  outdoorUnits: {
    method: 'POST',
    path: `${MSSP}/searchedODUDeviceInfo`,
    summary: 'Outdoor units that fit, ranked',
    permission: 'mssp',
    body: OutdoorDemandSchema,
    answer: OutdoorProposalsSchema,
  },
  adjustIndoor: {
    method: 'POST',
    path: `${MSSP}/adjustIDU`,
    summary: 'What the indoor units and air handlers of a list deliver before anything is drawn',
    permission: 'mssp',
    body: AdjustBodySchema,
    answer: AdjustedListSchema,
  },
  adjustHydro: {
    method: 'POST',
    path: `${MSSP}/adjustWHM`,
    summary: 'The same of its hydro units',
    permission: 'mssp',
    body: AdjustBodySchema,
    answer: AdjustedListSchema,
  },
  adjustFreshAir: {
    method: 'POST',
    path: `${MSSP}/adjustFA`,
    summary: 'The same of its fresh-air units',
    permission: 'mssp',
    body: AdjustBodySchema,
    answer: AdjustedListSchema,
  },
  adjustOutdoor: {
    method: 'POST',
    path: `${MSSP}/ODUAdjustForManual`,
    summary: 'Outdoor modules chosen by hand against a list: capacities and ratios',
    permission: 'mssp',
    body: ManualOutdoorBodySchema,
    answer: ManualOutdoorSchema,
  },
  outdoorMenu: {
    method: 'POST',
    path: `${MSSP}/getOduDropDownMenu`,
    summary: 'Menus of outdoor units: mode, refrigerant, series, horsepower, models, each by the choices of the others',
    permission: 'mssp',
    body: OutdoorMenuBodySchema,
    answer: OutdoorMenusSchema,
  },
  indoorMenu: {
    method: 'POST',
    path: `${MSSP}/getIduDropDownMenu`,
    summary: 'Menus of units: kind, type, models that go with the outdoor unit',
    permission: 'mssp',
    body: IndoorMenuBodySchema,
    answer: IndoorMenusSchema,
  },
  accessories: {
    method: 'POST',
    path: `${MSSP}/getControllerAccessory`,
    summary: 'Accessory catalogue: panels, rear-mounted components and accessories that units take',
    permission: 'mssp',
    body: AccessoryFilterSchema,
    answer: AccessoryCatalogueSchema,
  },
  maxRatio: {
    method: 'POST',
    path: `${MSSP}/getMaxCr`,
    summary: 'Connection ratio an outdoor unit allows',
    permission: 'mssp',
    body: MaxRatioBodySchema,
    answer: MaxRatioSchema,
  },
  series: { method: 'GET', path: `${MSSP}/listProductSeries`, summary: 'Product series', permission: 'mssp', answer: SeriesListSchema },
  rulePack: {
    method: 'GET',
    path: `${MSSP}/rulePack`,
    summary: 'The whole rule pack; 304 to a caller that has it',
    permission: 'signedIn',
    answer: Type.Unknown(),
    replies: { 200: Type.Unsafe<Buffer>({ description: 'An envelope; `data` is the pack' }), 304: Type.Null() },
  },
  packSchema: {
    method: 'GET',
    path: '/schema/pack.json',
    summary: 'JSON schema of a rule pack',
    permission: 'open',
    answer: Type.Unknown(),
    replies: { 200: Type.Unsafe<Buffer>({}) },
  },
})
