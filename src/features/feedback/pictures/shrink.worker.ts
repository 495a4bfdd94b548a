import { expose } from 'comlink'
import { PICTURE_LIMITS } from '../../../contract/feedback-constants'

/** An image with too many bytes is shrunk in steps of this factor, down to a side below which nothing is legible. */
const STEP = 0.75
const LEAST_PX = 320

const shrinker = {
  /**
   * Converts any image that the browser can read to a JPEG within the limits of the contract: in px, in bytes, of the specified quality. The result
   * is upright, on white instead of transparency, and without the camera's metadata. Rejects where the file is no image.
   */
  async shrink(file: Blob): Promise<Blob> {
    const picture = await createImageBitmap(file)
    try {
      for (let most: number = PICTURE_LIMITS.px; ; most *= STEP) {
        const jpeg = await drawn(picture, most)
        if (jpeg.size <= PICTURE_LIMITS.bytes || most < LEAST_PX) return jpeg
      }
    } finally {
      picture.close()
    }
  },
}
export type Shrinker = typeof shrinker

async function drawn(picture: ImageBitmap, most: number): Promise<Blob> {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('The browser gives no canvas.')
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: PICTURE_LIMITS.quality })
}

expose(shrinker)
