import { describe, expect, it } from 'vitest'
import { typeOfWords } from '../../../src/contract/room-list/type-words'
import { embeddedPack } from '../../../src/engine/headless/options'

const CODES = new Set([...Object.keys(embeddedPack().iduTypes), 'FA', 'HDO', 'AHU'])

const WORDS: [string, string][] = [
  ['4-way cassette', 'C4'],
  ['Cassette', 'C4'],
  ['1-way cassette', 'C1'],
  ['Two-way cassette', 'C2'],
  ['Compact cassette', 'C4C'],
  ['600x600 cassette', 'C4C'],
  ['Duct, low static', 'DL'],
  ['Ducted', 'DM'],
  ['High static pressure duct', 'DH'],
  ['Wall mounted', 'WM'],
  ['Floor standing', 'FS'],
  ['Under ceiling', 'CF'],
  ['Ceiling & floor', 'CF'],
  ['Console', 'CO'],
  ['Fresh air unit', 'FA'],
  ['Hydro unit', 'HDO'],
  ['AHU kit', 'AHU'],
  ['wm', 'WM'],
  ['四面出风嵌入式', 'C4'],
  ['单向嵌入式', 'C1'],
  ['风管机', 'DM'],
  ['高静压风管机', 'DH'],
  ['壁挂机', 'WM'],
  ['新风机', 'FA'],
  ['Casete de 4 vías', 'C4'],
  ['Conductos', 'DM'],
  ['Mural', 'WM'],
  ['Kaset 4 arah', 'C4'],
  ['Dinding', 'WM'],
  ['Кассетный', 'C4'],
  ['Канальный высоконапорный', 'DH'],
  ['Настенный', 'WM'],
  ['Напольный', 'FS'],
  ['Âm trần nối ống gió', 'DM'],
  ['Âm trần cassette', 'C4'],
  ['Treo tường', 'WM'],
  ['Kaset kompak', 'C4C'],
  ['Cassetta a 2 vie', 'C2'],
  ['Canalizzabile', 'DM'],
  ['Parete', 'WM'],
  ['Deckenkassette', 'C4'],
  ['1-Weg-Kassette', 'C1'],
  ['Kanalgerät', 'DM'],
  ['Wandgerät', 'WM'],
  ['Truhe', 'CO'],
  ['Cassette 4 voies', 'C4'],
  ['Gainable', 'DM'],
  ['Kazetna jedinica', 'C4'],
  ['Zidna', 'WM'],
  ['Kanalna', 'DM'],
  ['Cassete', 'C4'],
  ['Piso teto', 'CF'],
  ['Duto', 'DM'],
]

describe('The word of a type', () => {
  it.each(WORDS)('%s means the code %s of the pack', (word, code) => {
    expect(typeOfWords(word, CODES)).toBe(code)
  })

  it('means nothing where it is no type', () => {
    for (const word of ['', 'none', 'Office', '12.5', 'n/a', '–']) expect(typeOfWords(word, CODES)).toBe('')
  })

  it('means the nearest type that a small pack has', () => {
    expect(typeOfWords('High static duct', new Set(['DM', 'WM']))).toBe('DM')
    expect(typeOfWords('Cassette', new Set(['WM']))).toBe('')
  })
})
