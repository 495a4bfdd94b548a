import { expose } from 'comlink'
import { PICTURE_LIMITS } from '../../../contract/feedback'

/** A picture that is still too many bytes is made smaller in steps, down to a side on which nothing can be read any more. */
const STEP = 0.75
const LEAST_PX = 320

const shrinker = {
  /**
   * Any picture the browser can read as a JPEG within the limits of the contract: in px, in bytes, of the specified quality. It is upright,
   * on white where it was transparent, and without what the camera noted in it. Rejects where the file is no picture.
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
