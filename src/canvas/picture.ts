import type { Stage } from 'konva/lib/Stage'

export type PictureFormat = 'image/png' | 'image/jpeg'

/** Quality of a JPEG, as the specification has it. */
const JPEG_QUALITY = 0.8

/** What the board shows, as a picture of the screen's own sharpness. */
export async function stagePicture(stage: Stage | null, format: PictureFormat, paper: string): Promise<Blob> {
  if (!stage) throw new Error('the board is not drawn yet')
  const drawn = stage.toCanvas({ pixelRatio: window.devicePixelRatio })
  const canvas = document.createElement('canvas')
  canvas.width = drawn.width
  canvas.height = drawn.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser gives no canvas to draw on')
  context.fillStyle = paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is too large for this browser'))), format, JPEG_QUALITY)
  })
}
