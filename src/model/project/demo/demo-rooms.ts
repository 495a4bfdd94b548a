/** One line of a demo system: type and model of the pack, room, floor, how many, area in m², required cooling and heating in kW each. */
export type DemoRoom = readonly [
  model: string,
  room: string,
  floor: string,
  count: number,
  areaM2: number,
  coolingKw: number,
  heatingKw: number,
]

export interface DemoSystem {
  name: string
  level: number
  outdoorModels: readonly string[]
  rooms: readonly DemoRoom[]
  /** Length in m and bends of the pipe from the outdoor unit. */
  main: readonly [lengthM: number, bends: number]
  /** Lengths in m of the pipes between fittings, from the top, and of the feeds of units, in drawing order; repeated where there are more pipes. */
  between: readonly number[]
  feeds: readonly number[]
  /** Levels in m above the outdoor unit by floor. */
  heights: Readonly<Record<string, number>>
}

/** An office building of three storeys with a shop; outdoor units of the offices on the roof, that of the shop in the yard. */
export const DEMO_SYSTEMS: readonly DemoSystem[] = [
  {
    name: 'Offices 1F–2F',
    level: 1,
    outdoorModels: ['X4P-24'],
    main: [24, 4],
    between: [6, 5, 31],
    feeds: [4, 6, 9, 7.5, 5, 12, 8],
    heights: { '1F': -9.6, '2F': -6 },
    rooms: [
      ['DM-090', 'Lobby', '1F', 2, 62, 7.8, 6.9],
      ['C4C-036', 'Reception', '1F', 1, 32, 3.1, 2.6],
      ['C4-056', 'Meeting 1.1', '1F', 1, 34, 4.9, 3.4],
      ['C4-071', 'Café', '1F', 1, 48, 6.2, 4.2],
      ['C4-056', 'Open office 1', '1F', 2, 40, 4.6, 3.8],
      ['C4-071', 'Open office 2', '2F', 2, 52, 6.1, 4.9],
      ['C4-045', 'Meeting 2.1', '2F', 1, 30, 3.7, 2.6],
    ],
  },
  {
    name: 'Offices 3F',
    level: 3,
    outdoorModels: ['X4R-12', 'X4R-12'],
    main: [14, 3],
    between: [8, 12],
    feeds: [6, 9, 7, 11, 5, 8, 13],
    heights: { '3F East': -3.2, '3F West': -3.2 },
    rooms: [
      ['DH-200', 'Conference hall', '3F East', 1, 96, 16.8, 12.5],
      ['C4-056', 'Board room', '3F East', 1, 36, 4.8, 3.6],
      ['C4-036', 'Office 3.1 – 3.3', '3F East', 3, 22, 2.9, 2.4],
      ['FA-112', 'Fresh air', '3F East', 1, 74, 0, 0],
      ['C4-056', 'Open office 3', '3F West', 1, 42, 4.8, 3.9],
      ['DM-071', 'Laboratory', '3F West', 1, 38, 6.4, 3.3],
      ['C1-028', 'Office 3.4 – 3.5', '3F West', 2, 24, 2.2, 1.9],
    ],
  },
  {
    name: 'Shop',
    level: 1,
    outdoorModels: ['S4P-05'],
    main: [11, 3],
    between: [4],
    feeds: [5, 7, 14, 6],
    heights: { '1F': 2.4 },
    rooms: [
      ['WM-036', 'Sales floor', '1F', 2, 30, 3.1, 2.4],
      ['WM-022', 'Office', '1F', 1, 14, 1.9, 1.5],
      ['C4C-028', 'Store room', '1F', 1, 26, 2.3, 1.8],
    ],
  },
]
