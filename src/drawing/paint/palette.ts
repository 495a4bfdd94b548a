import type { LineStyle } from './painter'

export type BoardTheme = 'dark' | 'light' | 'print'
export type Fluid = 'generic' | 'liquid' | 'gas' | 'highPressure'

/** All colours and line weights of the board; painting code uses no other colours. */
export interface Palette {
  paper: string
  gridFine: string
  gridCoarse: string
  band: string
  bandText: string
  symbolLine: string
  symbolFill: string
  outdoorFill: string
  boxFill: string
  text: string
  mutedText: string
  placeholder: string
  /** Colour of rows that need attention without a finding, such as search results. */
  shortfall: string
  /** Highlight behind a required capacity that its unit does not reach, and its text colour. */
  highlight: string
  onHighlight: string
  accent: string
  accentFill: string
  error: string
  advice: string
  onSeverity: string
  far: string
  fluids: Record<Fluid, LineStyle>
  /** Supply and communication lines. */
  wires: Record<'power' | 'signal', LineStyle>
}

/** One line weight for all symbols. */
export const SYMBOL_WEIGHT = 1.5
/** One corner radius for all symbols. */
export const CORNER = 4
/** Radius of a pipe's bends. */
export const BEND_RADIUS = 9

const SOLID: readonly number[] = []
const DASH = [7, 4] as const
const DASH_DOT = [9, 3, 2, 3] as const

const DARK: Palette = {
  paper: '#12171d',
  gridFine: '#1a2129',
  gridCoarse: '#222b35',
  band: '#18202a',
  bandText: '#7f8fa1',
  symbolLine: '#d5dde6',
  symbolFill: '#1d2732',
  outdoorFill: '#22303f',
  boxFill: '#2a2f3f',
  text: '#eef2f6',
  mutedText: '#a3b0be',
  placeholder: '#71808f',
  shortfall: '#ffd54a',
  highlight: '#ffd54a',
  onHighlight: '#17202a',
  accent: '#5fa8ff',
  accentFill: 'rgba(95, 168, 255, 0.16)',
  error: '#ff6b63',
  advice: '#ffb02e',
  onSeverity: '#12171d',
  far: '#5d7389',
  // The three fluids that the specification names keep its colours.
  fluids: {
    generic: { colour: '#ffffff', width: 2, dash: SOLID },
    liquid: { colour: '#47eb47', width: 2, dash: SOLID },
    gas: { colour: '#4fc1ff', width: 2, dash: SOLID },
    highPressure: { colour: '#ff9f5a', width: 2, dash: SOLID },
  },
  wires: {
    power: { colour: '#ffb86b', width: 2, dash: SOLID },
    signal: { colour: '#7bd3ea', width: 2, dash: DASH },
  },
}

const LIGHT: Palette = {
  paper: '#f8fafb',
  gridFine: '#eff3f6',
  gridCoarse: '#e3e9ee',
  band: '#eef3f8',
  bandText: '#5b6977',
  symbolLine: '#2b3641',
  symbolFill: '#ffffff',
  outdoorFill: '#e9f0f7',
  boxFill: '#efedf7',
  text: '#17202a',
  mutedText: '#4d5a67',
  placeholder: '#74818d',
  shortfall: '#8a5a00',
  highlight: '#ffdf70',
  onHighlight: '#17202a',
  accent: '#1768c4',
  accentFill: 'rgba(23, 104, 196, 0.12)',
  error: '#c4281f',
  advice: '#a35c00',
  onSeverity: '#ffffff',
  far: '#8b9caf',
  fluids: {
    generic: { colour: '#2b3641', width: 2, dash: SOLID },
    liquid: { colour: '#127012', width: 2, dash: SOLID },
    gas: { colour: '#0a74b5', width: 2, dash: DASH },
    highPressure: { colour: '#b4520b', width: 2, dash: DASH_DOT },
  },
  wires: {
    power: { colour: '#9c3d00', width: 2, dash: SOLID },
    signal: { colour: '#0b6b82', width: 2, dash: DASH },
  },
}

const PRINT: Palette = {
  ...LIGHT,
  paper: '#ffffff',
  band: '#f4f6f8',
  fluids: {
    generic: { ...LIGHT.fluids.generic, width: 1.6 },
    liquid: { ...LIGHT.fluids.liquid, width: 1.6 },
    gas: { ...LIGHT.fluids.gas, width: 1.6 },
    highPressure: { ...LIGHT.fluids.highPressure, width: 1.6 },
  },
}

export const PALETTES: Record<BoardTheme, Palette> = { dark: DARK, light: LIGHT, print: PRINT }
