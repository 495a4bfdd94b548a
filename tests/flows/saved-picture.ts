import type { Page } from '@playwright/test'

export interface RasterPicture {
  width: number
  height: number
  /** Part of the pixels that is not the white of the paper. */
  inked: number
  /** Colour of the upper left corner. */
  ground: number[]
}

/** Decodes a picture as an independent reader does, in the browser, and counts what is drawn on it. */
export async function readRaster(page: Page, bytes: Buffer, type: string): Promise<RasterPicture> {
  return await page.evaluate(
    async ({ base64, mime }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([data], { type: mime }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const pixels = context.getImageData(0, 0, bitmap.width, bitmap.height).data
      let inked = 0
      for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0) < 600) inked++
      return { width: bitmap.width, height: bitmap.height, inked: (4 * inked) / pixels.length, ground: Array.from(pixels.slice(0, 4)) }
    },
    { base64: bytes.toString('base64'), mime: type },
  )
}

export interface SvgPicture {
  /** What the parser complains of; empty for well-formed XML. */
  error: string
  texts: string[]
  ground: string
}

/** Parses an SVG file as XML. */
export async function readSvg(page: Page, svg: string): Promise<SvgPicture> {
  return await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml')
    return {
      error: parsed.querySelector('parsererror')?.textContent ?? '',
      texts: Array.from(parsed.querySelectorAll('text'), (text) => text.textContent),
      ground: parsed.querySelector('path')?.getAttribute('fill') ?? '',
    }
  }, svg)
}
