/** Codes of findings about supply and communication lines. */
export const WIRING_CODES = [
  'wiring.breakerOverFuse',
  'wiring.breakerUnderLoad',
  'wiring.noBreaker',
  'wiring.cableUnderBreaker',
  'wiring.noCable',
  'wiring.dropPct',
  'wiring.busM',
  'wiring.busUnits',
  'wiring.busSystems',
  'wiring.busControllers',
  'wiring.sameAddress',
  'wiring.addressOutside',
  'wiring.noAddress',
  'wiring.branches',
  'wiring.lost.deviceGone',
  'wiring.lost.sourceGone',
  'wiring.lost.circle',
  'wiring.lost.otherSupply',
] as const
export type WiringCode = (typeof WIRING_CODES)[number]

/** Codes of findings about controllers. */
export const CONTROL_CODES = [
  'control.groupWithoutUnits',
  'control.groupWithoutController',
  'control.unitGone',
  'control.unitWithoutController',
  'control.unknownModel',
  'control.tooMany',
  'control.noGroup',
  'control.wrongUnit',
  'control.centralWithoutSystems',
  'control.systemGone',
] as const
export type ControlCode = (typeof CONTROL_CODES)[number]
