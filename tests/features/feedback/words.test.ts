import { describe, expect, it } from 'vitest'
import { browserWords } from '../../../src/features/feedback/form/browser-words'
import { jpegName } from '../../../src/features/feedback/pictures/shrink-picture'

const WINDOW = { innerWidth: 1440, innerHeight: 900 }
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)'

describe('section 2, feedback: what is told of the browser', () => {
  it.each([
    [`${LINUX} Chrome/131.0.0.0 Safari/537.36`, 'Chrome 131, Linux, 1440 × 900'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge 131, Windows, 1440 × 900',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133, Linux, 1440 × 900'],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18, iOS, 1440 × 900',
    ],
    ['something else', '1440 × 900'],
  ])('%s', (userAgent, words) => {
    expect(browserWords({ userAgent }, WINDOW)).toBe(words)
  })
})

describe('section 9, image compression: the name of a picture that has become a JPEG', () => {
  it.each([
    ['Board.png', 'Board.jpg'],
    ['two.dots.webp', 'two.dots.jpg'],
    ['no ending', 'no ending.jpg'],
    ['.png', 'picture.jpg'],
    ['a\nb.png', 'a b.jpg'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(110)}.jpg`],
  ])('%j', (name, expected) => {
    expect(jpegName(name)).toBe(expected)
  })
})
